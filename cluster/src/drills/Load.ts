import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '@bank/api/src/kernel/database/Database.ts';
import { addCustomer, PASSWORD } from '@bank/api/src/testing/addCustomer.ts';
import { type Answer, Client } from '../Client.ts';
import type { Balancer } from './Drill.ts';

const CUSTOMERS_OF_EACH_KIND = 3;
const PAUSE_MS = 100;
const LIFT_LIMITS_MS = 500;
const OPENING_BALANCE = 1_000_000;

type Front = Pick<Balancer, 'address' | 'authority'>;
type Kind = 'page' | 'read' | 'write';

export interface Failure {
  kind: Kind;
  /** When the request was sent, in ms. */
  at: number;
  why: string;
}

export interface Payer {
  customer: string;
  savings: string;
  acknowledged: Set<string>;
}

/** Customers who look at pages, read their accounts and send money to themselves, until they are stopped. Each has a network. */
export class Load {
  readonly failures: Failure[] = [];
  readonly payers: Payer[] = [];
  /** Requests that were answered. */
  answered = 0;
  /** Failures of what needed the database while a drill had taken it away. */
  readonly excused: Failure[] = [];
  #isOver = false;
  #hasDatabase = true;
  /** The times of answered reads, in ms. */
  #times: number[] = [];
  readonly #ends: Promise<unknown>[] = [];

  static async start(balancer: Front, owner: Database['db']): Promise<Load> {
    const load = new Load();
    for (let at = 0; at < CUSTOMERS_OF_EACH_KIND; at += 1) await load.#addCustomers(balancer, owner, at * 3);
    load.#ends.push(load.#liftLimits(owner));
    return load;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#ends);
  }

  /** Excuses reads and writes that fail during the work; pages need no database. @returns what the work returns */
  withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
    this.#hasDatabase = false;
    return work().finally(() => {
      this.#hasDatabase = true;
    });
  }

  /** @returns the time that 19 of 20 reads took at most, in ms */
  slowest(): number {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  }

  forgetTimes(): void {
    this.#times = [];
  }

  async #addCustomers(balancer: Front, owner: Database['db'], network: number): Promise<void> {
    const { id, username, accounts } = await addCustomer(owner, {
      accounts: [
        ['Checking', OPENING_BALANCE],
        ['Savings', 0],
      ],
    });
    const [from = '', to = ''] = accounts.map((account) => account.id);
    const [viewer, reader, sender] = await Promise.all([0, 1, 2].map((at) => Client.open(balancer, network + at)));
    if (!viewer || !reader || !sender) throw new Error('There are three.');
    for (const client of [reader, sender]) await client.signIn(username, PASSWORD);
    const payer: Payer = { customer: id, savings: to, acknowledged: new Set() };
    this.payers.push(payer);
    this.#ends.push(
      this.#ask(viewer, 'page', 'dashboard'),
      this.#ask(reader, 'read', '/api/v1/accounts'),
      this.#send(sender, payer, from),
    );
  }

  /** Asks at a rate that does not fall when answers are slow, so that an outage does not look shorter. */
  async #ask(client: Client, kind: Kind, place: string): Promise<void> {
    const asked: Promise<unknown>[] = [];
    while (!this.#isOver) {
      asked.push(this.#attempt(kind, () => client.get(place)));
      await setTimeout(PAUSE_MS);
    }
    await Promise.all(asked);
    client.close();
  }

  async #send(client: Client, payer: Payer, from: string): Promise<void> {
    while (!this.#isOver) {
      await this.#pay(client, payer, from);
      await setTimeout(PAUSE_MS);
    }
    client.close();
  }

  /** Sends the same order again until it is answered, as pages do. */
  async #pay(client: Client, { savings, acknowledged }: Payer, from: string): Promise<void> {
    const key = randomUUID();
    const order = { fromAccountId: from, to: savings, amount: { minor: 1, currency: 'USD' } };
    const send = () => this.#attempt('write', () => client.post('/api/v1/transfers', order, key));
    while (!(await send())) {
      if (this.#isOver) return;
      await setTimeout(PAUSE_MS);
    }
    acknowledged.add(key);
  }

  /** @returns whether it was answered */
  async #attempt(kind: Kind, ask: () => Promise<Answer>): Promise<boolean> {
    const at = performance.now();
    const isExcused = () => kind !== 'page' && !this.#hasDatabase;
    const wasExcused = isExcused();
    const why = await ask().then(
      ({ status, body }) => (status < 400 ? '' : `${status} ${body.slice(0, 200)}`),
      (error: Error) => error.message,
    );
    if (why === '') this.answered += 1;
    if (why === '' && kind === 'read') this.#times.push(performance.now() - at);
    if (why !== '') (wasExcused || isExcused() ? this.excused : this.failures).push({ kind, at, why });
    return why === '';
  }

  /** The bank lets a customer send far fewer. */
  async #liftLimits(owner: Database['db']): Promise<void> {
    while (!this.#isOver) {
      // It fails while a drill has taken the database away.
      await owner
        .deleteFrom('throttles')
        .execute()
        .catch(() => {});
      await setTimeout(LIFT_LIMITS_MS);
    }
  }
}
