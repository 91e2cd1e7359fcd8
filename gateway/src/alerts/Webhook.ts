import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

export interface Alert {
  /** The same for all gateways that tell of it: receivers keep the first. */
  id: string;
  type: 'changed' | 'degraded' | 'recovered';
  /** ISO 8601. */
  timestamp: string;
  data: object;
}

const TIMEOUT_MS = 10_000;
const PAUSES_MS = [1000, 5000, 30_000, 120_000];
const MAX_WAITING = 100;

/** Signed as Standard Webhooks are (https://www.standardwebhooks.com), one after another, and tried again for minutes. */
export class Webhook {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  private readonly ended = new AbortController();

  /** @param secret base64, after the prefix `whsec_` */
  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly warn: (message: string) => void,
    private readonly pausesMs = PAUSES_MS,
  ) {}

  /** Never blocks and never throws. */
  send(alert: Alert): void {
    if (this.waiting >= MAX_WAITING) {
      this.warn(`Alert ${alert.id} is dropped: ${new URL(this.url).origin} is too slow.`);
      return;
    }
    this.waiting += 1;
    this.last = this.last
      .then(() => this.deliver(alert))
      .finally(() => {
        this.waiting -= 1;
      });
  }

  /** Gives up what is still to be tried. */
  close(): void {
    this.ended.abort();
  }

  private async deliver(alert: Alert): Promise<void> {
    const { signal } = this.ended;
    for (const pauseMs of [0, ...this.pausesMs]) {
      await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const answer = await this.post(alert).catch((error: unknown) => error);
      if (answer instanceof Response && answer.ok) return;
    }
    this.warn(`Alert ${alert.id} did not reach ${new URL(this.url).origin}.`);
  }

  private post({ id, ...alert }: Alert): Promise<Response> {
    const body = JSON.stringify(alert);
    const seconds = Math.floor(Date.now() / 1000);
    const key = Buffer.from(this.secret.replace(/^whsec_/, ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    };
    const signal = AbortSignal.any([this.ended.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    return fetch(this.url, { method: 'POST', headers, body, signal, redirect: 'error' });
  }
}
