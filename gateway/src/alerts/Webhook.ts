import { setTimeout } from 'node:timers/promises';
import { postWebhook } from '@bank/observability/postWebhook.ts';

export interface Alert {
  /** The same for all gateways that tell of it: receivers keep the first. */
  id: string;
  type: 'changed' | 'degraded' | 'recovered';
  /** ISO 8601. */
  timestamp: string;
  data: object;
}

const PAUSES_MS = [1000, 5000, 30_000, 120_000];
const MAX_WAITING = 100;

/** One after another, and tried again for minutes. */
export class Webhook {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  private readonly ended = new AbortController();

  /** @param secret base64, after the prefix `whsec_` */
  constructor(
    readonly url: string,
    readonly secret: string,
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

  private async deliver({ id, ...body }: Alert): Promise<void> {
    const { signal } = this.ended;
    for (const pauseMs of [0, ...this.pausesMs]) {
      await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const isTaken = await postWebhook(this, { id, body: JSON.stringify(body) }, signal).then(
        () => true,
        () => false,
      );
      if (isTaken) return;
    }
    this.warn(`Alert ${id} did not reach ${new URL(this.url).origin}.`);
  }
}
