import type { Change, Registry } from '@bank/registry/schema.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import type { SignedChange } from '../PageSource.ts';
import type { Alert } from './Webhook.ts';

const ALERT_EVERY_MS = 1000;
/** Receivers refuse what is too large, and other alerts wait until it has been tried again and again. */
const MAX_TEXT = 500;
const MAX_LISTED = 20;
/** The file lies beside the copies while the last word was that the bank is degraded. */
const DEGRADED = 'alerts/degraded';

export interface Observed {
  registry: Registry | undefined;
  changes: SignedChange[];
  problems: string[];
  /** Versions whose visits fail: `mfe-cards@1.0.0-4f1c0a9b2e`. */
  failing: string[];
}

/** Tells of each change of the bank, of when its health changes, and of each version that begins to fail meanwhile. */
export class Alerts {
  private timer: NodeJS.Timeout | undefined;
  private known: Set<string> | undefined;
  private wasDegraded: boolean | undefined;
  /** Versions that have failed since the bank was healthy. */
  private readonly failed = new Set<string>();

  /** @param memory where a later start looks */
  constructor(
    private readonly observe: () => Promise<Observed>,
    private readonly send: (alert: Alert) => void,
    private readonly memory?: Pick<Store, 'has' | 'put' | 'remove'>,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.look(), ALERT_EVERY_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    const { registry, changes, problems, failing } = await this.observe();
    if (registry) this.tellChanges(registry, changes);
    const isDegraded = problems.length > 0;
    const news = this.noteFailing(failing, isDegraded);
    const wasDegraded = this.wasDegraded ?? (await this.memory?.has(DEGRADED).catch(() => undefined)) ?? isDegraded;
    this.wasDegraded = isDegraded;
    if (wasDegraded === isDegraded && news.length === 0) return;
    this.send(healthAlert(registry, problems, news));
    const noted = isDegraded ? this.memory?.put(DEGRADED, new Uint8Array()) : this.memory?.remove(DEGRADED);
    await noted?.catch(() => undefined);
  }

  /** @returns those that began to fail since the last look */
  private noteFailing(failing: string[], isDegraded: boolean): string[] {
    const news = failing.filter((version) => !this.failed.has(version));
    if (!isDegraded) this.failed.clear();
    for (const version of news) this.failed.add(version);
    // Other gateways, or this one before it started, have told of them.
    return this.wasDegraded === undefined ? [] : news;
  }

  private tellChanges(registry: Registry, changes: SignedChange[]): void {
    // What was so before this gateway started is no news.
    this.known ??= new Set(changes.map(({ id }) => id));
    const { known } = this;
    const news = changes.filter(({ id }) => !known.has(id)).reverse();
    for (const { id } of news) known.add(id);
    for (const one of withoutTwins(news)) this.send(changed(registry, one));
  }
}

/** The documents of one change are one alert. */
function withoutTwins(changes: SignedChange[]): SignedChange[] {
  const textOf = ({ change, key }: SignedChange) => JSON.stringify([change, key]);
  return changes.filter((one, at) => changes.findIndex((other) => textOf(other) === textOf(one)) === at);
}

function changed({ deployment, revision }: Registry, { id, change, key }: SignedChange): Alert {
  const told = toldOf(change);
  return { id, type: 'changed', timestamp: told.at, data: { ...told, deployment, revision, key } };
}

/** Squads write what they like into their changes. */
function toldOf({ at, by, action, app, version, why, together, forced }: Change): Change {
  const cut = (text: string) => text.slice(0, MAX_TEXT);
  const some = (texts: string[]) => texts.slice(0, MAX_LISTED).map(cut);
  return {
    at: cut(at),
    by: cut(by),
    action: cut(action),
    app,
    why: cut(why),
    ...(version && { version }),
    ...(together && { together: some(together) }),
    ...(forced && { forced: some(forced) }),
  };
}

function healthAlert(registry: Registry | undefined, problems: string[], news: string[]): Alert {
  const timestamp = new Date().toISOString();
  const type = problems.length > 0 ? 'degraded' : 'recovered';
  const deployment = registry?.deployment;
  // Gateways see it within the same minute.
  const id = [deployment, type, timestamp.slice(0, 16), ...news].join('-');
  return { id, type, timestamp, data: { deployment, problems } };
}
