/** Alex Randolph's Top Secret, as the page knows it. */
import { chips } from "../../words/words.svelte";
import type { GameModule } from "../game";
import { asked, clause } from "./asked";
import { describe } from "./describe";
import { SUITCASE } from "./names";
import SuitcaseChip from "./pieces/SuitcaseChip.svelte";
import Result from "./Result.svelte";
import Table from "./Table.svelte";
import { tell } from "./tell";

chips[SUITCASE] = SuitcaseChip;

const randolph: GameModule = { name: "randolph", Table, Result, asked, tell, describe, clause };
export default randolph;
