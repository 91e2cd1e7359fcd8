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
  /** Each part has its own; that of a part that is well may be empty. */
  problems: Record<string, string[]>;
}

/**
 * Tells of each change of the bank, of when its health changes, and of each part that gets a problem meanwhile: what a
 * squad can bring about hides nothing else.
 */
export class Alerts {
  private timer: NodeJS.Timeout | undefined;
  private known: Set<string> | undefined;
  private wasDegraded: boolean | undefined;
  /** Parts that have had a problem since the bank was healthy. */
  private readonly told = new Set<string>();

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
    const { registry, changes, problems } = await this.observe();
    if (registry) this.tellChanges(registry, changes);
    const parts = Object.keys(problems).filter((part) => problems[part]?.length);
    const isDegraded = parts.length > 0;
    const news = this.noteParts(parts);
    const wasDegraded = this.wasDegraded ?? (await this.memory?.has(DEGRADED).catch(() => undefined)) ?? isDegraded;
    this.wasDegraded = isDegraded;
    if (wasDegraded === isDegraded && news.length === 0) return;
    this.send(healthAlert(registry, Object.values(problems).flat(), news));
    const noted = isDegraded ? this.memory?.put(DEGRADED, new Uint8Array()) : this.memory?.remove(DEGRADED);
    await noted?.catch(() => undefined);
  }

  /** @returns those that have got a problem since the last look */
  private noteParts(parts: string[]): string[] {
    const news = parts.filter((part) => !this.told.has(part));
    if (parts.length === 0) this.told.clear();
    for (const part of news) this.told.add(part);
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
function toldOf({ at, by, action, app, version, to, why, together, forced }: Change): Change {
  const cut = (text: string) => text.slice(0, MAX_TEXT);
  const some = (texts: string[]) => texts.slice(0, MAX_LISTED).map(cut);
  return {
    at: cut(at),
    by: cut(by),
    action: cut(action),
    app,
    why: cut(why),
    ...(version && { version }),
    ...(to && { to: cut(to) }),
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
