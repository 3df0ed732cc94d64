"""The page's benchmark says what it should; how quick anything is, no test asks."""

from benchmarks import page


def results():
    return page.Results(
        [
            page.Way("kramer", 250_000, 140.0, 99_000, 6, 0.0, 0.0, 0, 0.001),
            page.Way("randolph", 290_000, 160.0, 99_000, 7, 0.0, 0.2, 0, 0.2),
        ],
        [
            page.Load("home", 150_000, 9, 120_000, 300_000, [400.0, 900.0, 500.0]),
            page.Load("table", 250_000, 9, 1, 1, [400.0]),
        ],
        [
            page.Play(
                "kramer, 360 px", 0.2, ["0.2: orders"], 10, {"rolled": [(16.7, 3.0)] * 30, "moved": [(16.7, 20.0)] * 30}
            )
        ],
    )


def test_what_misses_its_target_is_said():
    tables = page.rows(results())
    assert [row[-1] for row in tables["Weight and rest"][1]] == ["met"] * 4 + ["missed"] * 4
    assert [row[-1] for row in tables["First visit"][1]] == ["met", "missed"]
    assert [row[-1] for row in tables["Keeping still in play"][1]] == ["missed"]
    assert [row[1:3] + row[-1:] for row in tables["Movement"][1]] == [
        ["moved", "30", "missed"],
        ["rolled", "30", "met"],
    ]


def test_the_page_of_results_has_every_table():
    written = "\n".join(f"### {title}" for title in page.rows(results()))
    assert written == "### Weight and rest\n### First visit\n### Keeping still in play\n### Movement"
