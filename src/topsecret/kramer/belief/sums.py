"""Sums over many options, added up in whatever order is quickest."""


def greatest(numbers, n):
    """Return the greatest of the first n numbers, 0 at least."""
    # One comparison waits for the one before: four rows of them do not wait for each other.
    quarter = n // 4
    a = b = c = d = 0.0
    for k in range(quarter):
        a = max(a, numbers[k])
        b = max(b, numbers[k + quarter])
        c = max(c, numbers[k + 2 * quarter])
        d = max(d, numbers[k + 3 * quarter])
    for k in range(4 * quarter, n):
        a = max(a, numbers[k])
    return max(max(a, b), max(c, d))


def powers(numbers, n, sums):
    """Write the sums of the 30th, the 10th and the 3rd powers of the first n numbers."""
    thirtieth = 0.0
    tenth = 0.0
    third = 0.0
    for k in range(n):
        one = numbers[k]
        one3 = one * one * one
        one10 = one3 * one3 * one3 * one
        thirtieth += one10 * one10 * one10
        tenth += one10
        third += one3
    sums[0] = thirtieth
    sums[1] = tenth
    sums[2] = third
