/** Wolfgang Kramer's Top Secret, as the page knows it. */
import type { GameModule } from "../../table/viewpoint";
import { again } from "./scenes/again";
import { staging } from "./scenes/staging";
import { passingAt } from "./orders/round/passing.svelte";
import { asked, clause, hint } from "./telling/asked";
import { describe } from "./telling/describe";
import Table from "./Table.svelte";
import { folded, tell } from "./telling/tell";
import { forAll } from "./view";

const kramer: GameModule = {
  name: "kramer",
  Table,
  staging,
  again,
  result: () => import("./result/Result.svelte"),
  asked,
  tell,
  folded,
  describe,
  hint,
  forAll,
  answer: (table, seat) => passingAt(table.key).answer(seat, table),
  clause,
};
export default kramer;
