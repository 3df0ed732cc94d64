/** Alex Randolph's Top Secret, as the page knows it. */
import { chips } from "../../i18n/words.svelte";
import type { GameModule } from "../game";
import { asked, clause } from "./telling/asked";
import { describe } from "./telling/describe";
import { SUITCASE } from "./telling/names";
import SuitcaseChip from "./pieces/SuitcaseChip.svelte";
import Result from "./result/Result.svelte";
import Table from "./Table.svelte";
import { tell } from "./telling/tell";

chips[SUITCASE] = SuitcaseChip;

const randolph: GameModule = { name: "randolph", Table, Result, asked, tell, describe, clause };
export default randolph;
