/** Wolfgang Kramer's Top Secret, as the page knows it. */
import type { GameModule } from "../game";
import { asked, clause } from "./asked";
import { describe } from "./describe";
import Result from "./Result.svelte";
import Table from "./Table.svelte";
import { tell } from "./tell";

const kramer: GameModule = { name: "kramer", Table, Result, asked, tell, describe, clause };
export default kramer;
