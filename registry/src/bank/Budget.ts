/** Counts down what one look may do. */
export class Budget {
  constructor(private left: number) {}

  /** @returns whether there was some left */
  take(count = 1): boolean {
    if (this.left <= 0) return false;
    this.left -= count;
    return true;
  }
}
