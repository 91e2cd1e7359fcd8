import { createApi } from '../createApi.ts';
import { type Bank, IDLE_LIMIT_MS } from '../kernel/bank/Bank.ts';
import { argon2With } from '../kernel/bank/Passwords.ts';
import type { Database } from '../kernel/database/Database.ts';
import type { Api } from '../kernel/http/newApi.ts';
import { LEAST_COST } from './addCustomer.ts';
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts';
import { TestBrowser } from './TestBrowser.ts';

/** The API on a database of its own, with a clock that tests can advance. */
export class TestBank {
  ahead = 0;
  verifications = 0;
  hashes = 0;
  readonly api: Api;
  readonly bank: Bank;
  readonly #database: TestDatabase;

  private constructor(database: TestDatabase, api: Api, bank: Bank) {
    this.#database = database;
    this.bank = bank;
    this.api = api;
  }

  static async open(kind: Database['kind']): Promise<TestBank> {
    const database = await openTestDatabase(kind);
    const passwords = argon2With(LEAST_COST);
    const bank: Bank = {
      db: database.db,
      kind,
      passwords,
      now: () => new Date(),
      idleLimit: IDLE_LIMIT_MS,
      confirmAbove: null,
      newFactorWait: 0,
    };
    const api = await createApi({ bank, hasOutboxPage: true });
    const test = new TestBank(database, api, bank);
    bank.now = () => new Date(Date.now() + test.ahead);
    bank.passwords = {
      hash: (password) => {
        test.hashes += 1;
        return passwords.hash(password);
      },
      verify: (hash, password) => {
        test.verifications += 1;
        return passwords.verify(hash, password);
      },
    };
    return test;
  }

  /** The tables' owner, who prepares what the API must not do itself. */
  get owner(): TestDatabase['owner'] {
    return this.#database.owner;
  }

  browser(address?: string): TestBrowser {
    return new TestBrowser(this.api, address);
  }

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

/** Either `npm test`'s, or the embedded one, on which `npm run proofs` runs all that runs on either. */
export const testedDatabase: Database['kind'] =
  process.env.BANK_TEST_DATABASE === 'embedded' ? 'embedded' : 'postgresql';

export function onEitherDatabase(tests: (bank: () => TestBank) => void): void {
  describe(`on ${testedDatabase}`, () => inBank(testedDatabase, tests));
}

export function onPostgres(tests: (bank: () => TestBank) => void): void {
  describe('on postgresql', () => inBank('postgresql', tests));
}

function inBank(kind: Database['kind'], tests: (bank: () => TestBank) => void): void {
  let bank: TestBank;
  // The embedded database starts slowly on a busy machine.
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
