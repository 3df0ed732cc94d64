/** Alex Randolph's Top Secret, as the page knows it. */
import { chips } from "../../i18n/words.svelte";
import type { GameModule } from "../../table/viewpoint";
import { asked, clause, hint } from "./telling/asked";
import { again } from "./scenes/again";
import { staging } from "./scenes/staging";
import { describe } from "./telling/describe";
import { SUITCASE } from "./telling/names";
import SuitcaseChip from "./pieces/SuitcaseChip.svelte";
import Table from "./Table.svelte";
import { tell } from "./telling/tell";
import { forAll } from "./view";

chips[SUITCASE] = SuitcaseChip;

const randolph: GameModule = { name: "randolph", Table, staging, again, result: () => import("./result/Result.svelte"), asked, tell, describe, forAll, hint, clause };
export default randolph;
