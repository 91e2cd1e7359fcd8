import type { Bank } from '../bank/Bank.ts';
import type { Database } from '../database/Database.ts';
import { argon2 } from '../features/passwords/Passwords.ts';
import { type Api, createApi } from '../http/createApi.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { TestBrowser } from './TestBrowser.ts';

/** The API on a database of its own, with a clock that tests can put forward. */
export class TestBank {
  /** What the bank's clock is ahead of the real one, in ms. */
  ahead = 0;
  /** How many passwords have been checked. */
  verifications = 0;
  /** How many passwords have been hashed. */
  hashes = 0;
  readonly api: Api;
  readonly bank: Bank;
  readonly #database: Database;

  private constructor(database: Database, api: Api, bank: Bank) {
    this.#database = database;
    this.bank = bank;
    this.api = api;
  }

  static async open(kind: Database['kind']): Promise<TestBank> {
    const database = await openTestDatabase(kind);
    const bank: Bank = { db: database.db, kind, passwords: argon2, now: () => new Date() };
    const api = await createApi({ bank, hasOutboxPage: true });
    const test = new TestBank(database, api, bank);
    bank.now = () => new Date(Date.now() + test.ahead);
    bank.passwords = {
      hash: (password) => {
        test.hashes += 1;
        return argon2.hash(password);
      },
      verify: (hash, password) => {
        test.verifications += 1;
        return argon2.verify(hash, password);
      },
    };
    return test;
  }

  /** A browser without cookies, at an address from which nobody else asks. */
  browser(address?: string): TestBrowser {
    return new TestBrowser(this.api, address);
  }

  /** The newest message to somebody. */
  async messageTo(recipient: string): Promise<string> {
    const { body } = await this.bank.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', recipient)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return body;
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.#database.close();
  }
}

/** Runs tests on the embedded database and on a real PostgreSQL. */
export function onBothDatabases(tests: (bank: () => TestBank) => void): void {
  describe.each(['embedded', 'postgresql'] as const)('on %s', (kind) => inBank(kind, tests));
}

/** Runs tests that need more than one connection. */
export function onPostgres(tests: (bank: () => TestBank) => void): void {
  describe('on postgresql', () => inBank('postgresql', tests));
}

function inBank(kind: Database['kind'], tests: (bank: () => TestBank) => void): void {
  let bank: TestBank;
  // The embedded database takes its time on a busy machine.
  beforeAll(async () => {
    bank = await TestBank.open(kind);
  }, 120_000);
  beforeEach(() => {
    bank.ahead = 0;
    bank.verifications = 0;
    bank.hashes = 0;
  });
  afterAll(() => bank.close());
  tests(() => bank);
}
