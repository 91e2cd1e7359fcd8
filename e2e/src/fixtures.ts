import { test as base, expect } from '@playwright/test';
import { type Bank, type BankOptions, startBank } from './bank/startBank.ts';
import { watchProblems } from './problems.ts';
import { skipSplash } from './splash.ts';

/** For journeys about motion: the others run without it. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export interface Options {
  signedIn: boolean;
  splash: boolean;
  manyOrigins: boolean;
}

interface Journey extends Options {
  /** Each must occur, and no other may. */
  expectProblems: (...problems: RegExp[]) => void;
  /** For this journey only, so it may break it. */
  launchBank: (options?: BankOptions) => Promise<Bank>;
}

/** Only journeys about policies may expect violations. */
const VIOLATION = /Content Security Policy|Trusted(HTML|Script)|Integrity-Policy/i;
const OF_VIOLATIONS = /policy|trusted|integrity|csp/i;

export const test = base.extend<Journey, { bank: Bank }>({
  signedIn: [false, { option: true }],
  splash: [false, { option: true }],
  manyOrigins: [false, { option: true }],

  bank: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const bank = await startBank();
      await use(bank);
      await bank.stop();
    },
    { scope: 'worker' },
  ],

  launchBank: async ({ manyOrigins }, use) => {
    const banks: Bank[] = [];
    await use(async (options) => {
      const bank = await startBank({ manyOrigins, ...options });
      banks.push(bank);
      return bank;
    });
    for (const bank of banks) await bank.stop();
  },

  baseURL: ({ bank }, use) => use(bank.url),

  storageState: ({ bank, signedIn }, use) => {
    const localStorage = signedIn ? [{ name: 'bank:session', value: 'signed-in' }] : [];
    return use({ cookies: [], origins: [{ origin: new URL(bank.url).origin, localStorage }] });
  },

  expectProblems: [
    // The journey's banks must still answer while its problems are counted.
    async ({ context, launchBank: _ }, use) => {
      const problems = watchProblems(context);
      const expected: RegExp[] = [];
      await use((...patterns) => expected.push(...patterns));
      const isExpected = (problem: string) => expected.some((pattern) => excuses(pattern, problem));
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
      for (const pattern of expected) expect(problems.join('\n')).toMatch(pattern);
    },
    { auto: true },
  ],

  context: async ({ context, splash }, use) => {
    if (!splash) await skipSplash(context);
    await use(context);
  },
});

/** Repeats journeys with each remote on an origin of its own, where `npm test` has them only: all others are on one. */
export function onOneAndManyOrigins(journeys: () => void): void {
  for (const manyOrigins of process.env.BANK_FULL_SUITE === 'yes' ? [false, true] : [true]) {
    test.describe(manyOrigins ? 'each remote on an origin of its own' : 'one origin', () => {
      test.use({ manyOrigins });
      journeys();
    });
  }
}

function excuses(pattern: RegExp, problem: string): boolean {
  return pattern.test(problem) && (!VIOLATION.test(problem) || OF_VIOLATIONS.test(pattern.source));
}

export { expect };
