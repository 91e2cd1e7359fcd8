import { bankTest, type BankOptions as JourneyOptions } from '@bank/platform/src/testkit/bankTest.ts';
import { expect } from '@playwright/test';
import { type Bank, type BankOptions, startBank } from './bank/startBank.ts';
import { enterAsTyped } from './firefox/enterAsTyped.ts';
import { type Beacons, watchBeacons } from './watchBeacons.ts';

/** Turns motion on: other journeys run without it. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Marks journeys that Firefox cannot play yet (media features, downloads), or where it reports more than Chromium. */
export const chromiumOnly = { tag: '@chromium-only' } as const;

interface OwnOptions {
  manyOrigins: boolean;
}

export type Options = JourneyOptions & OwnOptions;

interface Journey extends OwnOptions {
  /** Checked at the end of every journey. */
  beacons: Beacons;
  /** Starts a bank for this journey only, which may break it. */
  launchBank: (options?: BankOptions) => Promise<Bank>;
}

export const test = bankTest.extend<Journey, { bank: Bank }>({
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

  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(enterAsTyped);
    // `npm run anywhere` moves the servers' time by libfaketime, which Chromium does not survive.
    if (process.env.FAKETIME) await context.clock.install({ time: Date.now() });
    await use(context);
  },

  beacons: [
    async ({ context, launchBank: _ }, use) => {
      const beacons = await watchBeacons(context);
      await use(beacons);
      await beacons.flush();
      beacons.verify();
    },
    { auto: true },
  ],

  // The journey's banks must still answer while its problems are counted.
  problems: ({ launchBank: _, problems }, use) => use(problems),
});

/** Repeats journeys with each remote on an origin of its own. */
export function onOneAndManyOrigins(journeys: () => void): void {
  for (const manyOrigins of [false, true]) {
    test.describe(manyOrigins ? 'each remote on an origin of its own' : 'one origin', () => {
      test.use({ manyOrigins });
      journeys();
    });
  }
}

export { expect };
