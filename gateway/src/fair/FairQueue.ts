interface Limits {
  /** How many may run at once, of all, of one network, and of one session. */
  running: { total: number; network: number; session: number };
  waiting: { total: number; session: number };
  /** A request stops waiting after this time. */
  maxWaitMs: number;
}

export interface Customer {
  network: string;
  session: string;
}

interface Waiting {
  customer: Customer;
  start: () => void;
}

export class QueueFull extends Error {
  override name = 'QueueFull';
  override message = 'Too many requests of one customer or network wait.';
}

/**
 * Shares a limited number of places: networks take turns, and so do the sessions of a network. A customer with a
 * hundred requests waits behind their own; somebody with one request waits for one turn at most.
 */
export class FairQueue {
  readonly #limits: Limits;
  readonly #running = new Map<string, number>();
  /** Sessions and networks in the order of their turns: one that has had its turn goes to the end. */
  readonly #waiting = new Map<string, Map<string, Waiting[]>>();
  #total = 0;
  #waitingTotal = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @returns gives the place back @throws {QueueFull} when too many wait, or after `maxWaitMs` */
  async enter(customer: Customer): Promise<() => void> {
    if (!this.#hasPlace(customer)) await this.#turn(customer);
    else this.#count(customer, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#count(customer, -1);
      this.#startNext();
    };
  }

  get running(): number {
    return this.#total;
  }

  #hasPlace({ network, session }: Customer): boolean {
    const { running } = this.#limits;
    return (
      this.#total < running.total &&
      this.#runningOf(network) < running.network &&
      this.#runningOf(network, session) < running.session
    );
  }

  #runningOf(...key: string[]): number {
    return this.#running.get(key.join(' ')) ?? 0;
  }

  #count({ network, session }: Customer, by: 1 | -1): void {
    this.#total += by;
    for (const key of [network, `${network} ${session}`]) {
      const count = (this.#running.get(key) ?? 0) + by;
      if (count === 0) this.#running.delete(key);
      else this.#running.set(key, count);
    }
  }

  #turn(customer: Customer): Promise<void> {
    const { network, session } = customer;
    const sessions = this.#waiting.get(network) ?? new Map<string, Waiting[]>();
    const line = sessions.get(session) ?? [];
    const { waiting, maxWaitMs } = this.#limits;
    if (line.length >= waiting.session || this.#waitingTotal >= waiting.total) throw new QueueFull();
    this.#waiting.set(network, sessions);
    sessions.set(session, line);
    this.#waitingTotal += 1;
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        customer,
        start: () => {
          clearTimeout(timer);
          this.#remove(entry);
          this.#count(customer, 1);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#remove(entry);
        reject(new QueueFull());
      }, maxWaitMs);
      line.push(entry);
    });
  }

  #remove(entry: Waiting): void {
    const { network, session } = entry.customer;
    const sessions = this.#waiting.get(network);
    const line = sessions?.get(session)?.filter((other) => other !== entry) ?? [];
    this.#waitingTotal -= 1;
    sessions?.delete(session);
    if (line.length > 0) sessions?.set(session, line);
    this.#waiting.delete(network);
    if (sessions && sessions.size > 0) this.#waiting.set(network, sessions);
  }

  #startNext(): void {
    for (const sessions of this.#waiting.values()) {
      for (const [entry] of sessions.values()) {
        if (!entry || !this.#hasPlace(entry.customer)) continue;
        entry.start();
        return;
      }
    }
  }
}
