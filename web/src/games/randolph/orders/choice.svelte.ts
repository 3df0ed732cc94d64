/** What a player has picked out and not yet decided: the duel card that is lifted, the agents that a bomb is to take. */
export class Choice {
  card = $state<number | null>(null);
  losing = $state.raw<readonly number[]>([]);

  /** What outlives a reload; null: nothing is picked out. */
  get staged(): object | null {
    return this.card === null && this.losing.length === 0 ? null : { card: this.card, losing: this.losing };
  }
  restage({ card = null, losing = [] }: Partial<Choice>): void {
    this.card = card;
    this.losing = losing;
  }
}
