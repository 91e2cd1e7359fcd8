import { test as base } from '@playwright/test';
import { Problems } from './Problems.ts';
import { skipSplash } from './splash.ts';
import { watchProblems } from './watchProblems.ts';

export interface BankOptions {
  signedIn: boolean;
  splash: boolean;
}

interface BankFixtures {
  problems: Problems;
  /** Each must occur, and no other may. */
  expectProblems: (...problems: RegExp[]) => void;
}

/** What journeys through any bank have in common; its address is `baseURL`. */
export const bankTest = base.extend<BankOptions & BankFixtures>({
  signedIn: [false, { option: true }],
  splash: [false, { option: true }],

  storageState: ({ baseURL, signedIn }, use) => {
    const localStorage = signedIn ? [{ name: 'bank:session', value: 'signed-in' }] : [];
    return use({ cookies: [], origins: baseURL ? [{ origin: new URL(baseURL).origin, localStorage }] : [] });
  },

  problems: [
    async ({ context }, use) => {
      const problems = new Problems(watchProblems(context));
      await use(problems);
      problems.verify();
    },
    { auto: true },
  ],

  expectProblems: ({ problems }, use) => use((...patterns) => problems.expect(...patterns)),

  context: async ({ context, splash }, use) => {
    if (!splash) await skipSplash(context);
    await use(context);
  },
});
