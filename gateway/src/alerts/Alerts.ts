import type { Registry } from '@bank/registry/schema.ts';
import type { Alert } from './Webhook.ts';

const ALERT_EVERY_MS = 1000;

interface Observed {
  registry: Registry | undefined;
  problems: string[];
}

/** Tells of each change of the bank, and of when its health changes. */
export class Alerts {
  private timer: NodeJS.Timeout | undefined;
  private before: Observed | undefined;

  constructor(
    private readonly observe: () => Promise<Observed>,
    private readonly send: (alert: Alert) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.look(), ALERT_EVERY_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    const { before } = this;
    const now = await this.observe();
    this.before = now;
    // What was so before this gateway started is no news.
    if (!before) return;
    const { registry } = now;
    if (registry && registry.revision !== before.registry?.revision) this.send(changed(registry));
    const [was, is] = [before.problems.length > 0, now.problems.length > 0];
    if (was !== is) this.send(healthAlert(registry, now.problems));
  }
}

function changed({ deployment, revision, roles, change }: Registry): Alert {
  const id = `${deployment}-${roles}-${revision}`;
  return { id, type: 'changed', timestamp: change.at, data: { deployment, revision, ...change } };
}

function healthAlert(registry: Registry | undefined, problems: string[]): Alert {
  const timestamp = new Date().toISOString();
  const type = problems.length > 0 ? 'degraded' : 'recovered';
  const deployment = registry?.deployment;
  // Gateways see it within the same minute.
  const id = `${deployment}-${type}-${timestamp.slice(0, 16)}`;
  return { id, type, timestamp, data: { deployment, problems } };
}
