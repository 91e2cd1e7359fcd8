import { COHORT_COOKIE, newCohort, withGroups } from '@bank/gateway/cohort.ts';
import { expect } from '@playwright/test';
import { bankTest } from './bankTest.ts';
import { CustomerNetwork } from './CustomerNetwork.ts';
import type { TestBanks } from './TestBanks.ts';
import type * as Published from './testing.d.ts';

type Fixtures = Omit<Published.JourneyFixtures, 'expectProblems'>;
type Options = Pick<Published.JourneyOptions, 'canary' | 'service' | 'flags' | 'groups'>;

export const test: typeof Published.test = bankTest.extend<Fixtures & Options, { banks: TestBanks }>({
  canary: [false, { option: true }],
  service: [{}, { option: true }],
  flags: [{}, { option: true }],
  groups: [[], { option: true }],

  banks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      // Not when journeys are only listed.
      const { TestBanks } = await import('./TestBanks.ts');
      const banks = new TestBanks();
      await use(banks);
      await banks.close();
    },
    { scope: 'worker' },
  ],

  bank: async ({ banks, canary, service, flags }, use) => use(await banks.open({ canary, service, flags })),

  baseURL: ({ bank }, use) => use(bank.url),

  context: async ({ context, bank, groups }, use) => {
    const value = withGroups(newCohort(), groups);
    if (groups.length > 0) await context.addCookies([{ name: COHORT_COOKIE, value, url: bank.url }]);
    await use(context);
  },

  problems: async ({ service, problems }, use) => {
    for (const name of Object.keys(service))
      problems.allow(new RegExp(`^response 50[234]: .*/api/${name}/`), /^console error: Failed to load .* 50[234]\b/);
    await use(problems);
  },

  network: ({ page, problems }, use) => use(new CustomerNetwork(page, problems)),
});

export { expect };
