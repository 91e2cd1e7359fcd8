import type { CDPSession, Page } from '@playwright/test';
import type { Problems } from './Problems.ts';

const ONLINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Milliseconds and bytes a second: 3G on the train. */
const SLOW = { ...ONLINE, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const OFFLINE = { ...ONLINE, offline: true };

/** What connects the customer's page to the bank. */
export class CustomerNetwork {
  /** One for all: conditions of several would add up. */
  #session: Promise<CDPSession> | undefined;

  constructor(
    private readonly page: Page,
    private readonly problems: Problems,
  ) {}

  slow(): Promise<void> {
    return this.#emulate(SLOW);
  }

  offline(): Promise<void> {
    this.problems.allow(/ERR_INTERNET_DISCONNECTED/);
    return this.#emulate(OFFLINE);
  }

  online(): Promise<void> {
    return this.#emulate(ONLINE);
  }

  async #emulate(conditions: typeof ONLINE): Promise<void> {
    this.#session ??= this.page.context().newCDPSession(this.page);
    const session = await this.#session;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', conditions);
  }
}
