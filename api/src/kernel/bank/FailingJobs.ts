/** Which jobs of this process end with an error at each run, and since when. */
export class FailingJobs {
  readonly #since = new Map<string, Date>();

  constructor(private readonly now: () => Date) {}

  /** @throws what the run throws */
  async watch(name: string, run: Promise<unknown>): Promise<void> {
    try {
      await run;
      this.#since.delete(name);
    } catch (error) {
      if (!this.#since.has(name)) this.#since.set(name, this.now());
      throw error;
    }
  }

  /** @returns by name, for how many ms */
  list(): [name: string, ms: number][] {
    return [...this.#since].map(([name, since]) => [name, this.now().getTime() - since.getTime()]);
  }
}
