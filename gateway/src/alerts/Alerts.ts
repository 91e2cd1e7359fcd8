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
  /** Parts that had a problem at the last look. */
  private failing: string[] = [];
  private lastMinute = '';
  private sentInMinute = 0;

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
    // What fails as this gateway starts was told by others, or before it started.
    const news = this.wasDegraded === undefined ? [] : parts.filter((part) => !this.failing.includes(part));
    this.failing = parts;
    const wasDegraded = this.wasDegraded ?? (await this.memory?.has(DEGRADED).catch(() => undefined)) ?? isDegraded;
    this.wasDegraded = isDegraded;
    if (wasDegraded === isDegraded && news.length === 0) return;
    this.tellHealth(registry?.deployment, Object.values(problems).flat(), news);
    const noted = isDegraded ? this.memory?.put(DEGRADED, new Uint8Array()) : this.memory?.remove(DEGRADED);
    await noted?.catch(() => undefined);
  }

  private tellHealth(deployment: string | undefined, problems: string[], news: string[]): void {
    const timestamp = new Date().toISOString();
    const type = problems.length > 0 ? 'degraded' : 'recovered';
    const minute = timestamp.slice(0, 16);
    this.sentInMinute = minute === this.lastMinute ? this.sentInMinute + 1 : 1;
    this.lastMinute = minute;
    // Gateways see it within the same minute; what comes again in that minute is another alert.
    const id = [deployment, type, minute, this.sentInMinute, ...news].join('-');
    this.send({ id, type, timestamp, data: { deployment, problems } });
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
