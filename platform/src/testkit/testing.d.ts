import type {
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';

export { expect } from '@playwright/test';

/** `down` refuses, `slow` does not answer in time; an address on this machine, `http://localhost:4100`, is asked. */
export type ServiceState = 'down' | 'slow' | `http://${string}`;

export interface Bank {
  /** The address with its base path: `http://localhost:41234/banking/`. It is the journey's `baseURL`, too. */
  url: string;
}

export interface JourneyOptions {
  /** Whether the customer has signed in already. `false` by default. */
  signedIn: boolean;
  /** Whether to wait for the splash. `false` by default. */
  splash: boolean;
  /** Whether the build is a canary, which this customer gets. `false` by default: it is active. */
  canary: boolean;
  /** Services by name, which pages then ask instead of their mocks. */
  service: Record<string, ServiceState>;
  /** What every customer gets of the remote's flags, `{ rollover: true }`. Of others, what the bank gives. */
  flags: Record<string, boolean | string | number>;
  /** Groups of this customer, which pages and flags can be for: `['private', 'staff']`. None by default. */
  groups: string[];
}

export interface JourneyFixtures {
  /** The pinned revision with the repository's build in it, as production serves it, with sample data. */
  bank: Bank;
  network: {
    /** Slows requests down from the next one on: 1.6 Mbit/s, 150 ms. Chromium only. */
    slow(): Promise<void>;
    offline(): Promise<void>;
    online(): Promise<void>;
  };
  /** Errors and warnings in the console, and failed requests: each must occur, and no other may. */
  expectProblems: (...problems: RegExp[]) => void;
}

/** Playwright's `test`, whose pages are those of a bank with the repository's build in it. */
export declare const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & JourneyOptions & JourneyFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;
