/** Sitting down at a table: one tap, under the name one has, or the next that is free. */
import { line } from "../../api/socket.svelte";
import type { LiveTable } from "../../table/live.svelte";
import { Asking, toast } from "../../ui/toasts.svelte";
import { freeName } from "../home/me/me";

/** Returns the names that others have at the table. */
export function namesBut(table: LiveTable, seat: number): string[] {
  return (table.state?.seats ?? []).filter(({ name }, index) => name && index !== seat).map(({ name }) => name);
}

/** Sits down, or goes by another name there; says in words if somebody was quicker. */
export async function sit(table: LiveTable, seat: number, name: string): Promise<void> {
  const taken = namesBut(table, seat);
  await new Asking().run(
    () => line().do(table.key, { do: "sit", seat, name: freeName(name, taken) }),
    (fault) => {
      const seats = table.state?.seats ?? [];
      const gone = seats[seat] !== undefined && seats[seat].kind !== "free" && !table.mine.includes(seat);
      if (fault.code === "state" && gone) toast.say("warn", { id: "setup-seat-gone", args: { n: seats.filter(({ kind }) => kind === "free").length } });
      else toast.fault(fault);
    },
  );
}
