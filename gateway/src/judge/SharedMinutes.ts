import { randomBytes } from 'node:crypto';
import type { Store } from '@bank/registry/store/Store.ts';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { addTo, type Counts, emptyCounts } from '../events/Counts.ts';
import type { Telemetry } from '../events/Telemetry.ts';
import type { Minutes, Seen } from './verdictsFor.ts';

const JUDGED_FOLDER = 'judged';
const MINUTE_MS = 60_000;
/** Longer than anything is judged by. */
const KEPT_MINUTES = 120;
/** Far more than a gateway writes. */
const MAX_BYTES = 4_000_000;

const rows = Type.Array(
  Type.Object({
    app: Type.String(),
    version: Type.String(),
    /** Minutes since 1970. */
    minute: Type.Integer({ minimum: 0 }),
    counts: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  }),
  { maxItems: 20_000 },
);

type Row = Static<typeof rows>[number];

/** What each gateway has counted of versions that are judged, by minute, in an object of its own. */
export class SharedMinutes {
  /** New at each start, because the counts begin anew. */
  private readonly id = randomBytes(8).toString('hex');
  private written = '';

  constructor(
    private readonly store: Pick<Store, 'get' | 'list' | 'put' | 'remove'>,
    private readonly telemetry: Telemetry,
  ) {}

  /** @param judged versions by package */
  async share(judged: [app: string, version: string][]): Promise<void> {
    const own = judged.flatMap(([app, version]) =>
      [...this.telemetry.of(app, version).minutes].map(([minute, counts]): Row => ({ app, version, minute, counts })),
    );
    const text = JSON.stringify(own);
    if (text === this.written || (own.length === 0 && !this.written)) return;
    await this.store.put(`${JUDGED_FOLDER}/${this.id}.json`, new TextEncoder().encode(text));
    this.written = text;
  }

  /** Removes what gateways have left behind that run no more. @returns what all of them have counted */
  async read(at: number): Promise<Seen> {
    const names = await this.store.list(JUDGED_FOLDER);
    const oldest = at / MINUTE_MS - KEPT_MINUTES;
    const all = await Promise.all(
      names.map(async (name) => {
        const key = `${JUDGED_FOLDER}/${name}`;
        const found = (await this.readRows(key)).filter(({ minute }) => minute >= oldest);
        if (found.length === 0) await this.store.remove(key);
        return found;
      }),
    );
    return {
      minutesOf: (app, version) => minutesOf(all.flat().filter((row) => row.app === app && row.version === version)),
      gatewaysSince: (minute) => all.filter((rows) => rows.some((row) => row.minute >= minute)).length,
    };
  }

  /** Whoever can write to the store could have written it. */
  private async readRows(key: string): Promise<Row[]> {
    const bytes = await this.store.get(key);
    if (!bytes || bytes.length > MAX_BYTES) return [];
    try {
      const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
      return Value.Check(rows, value) ? value : [];
    } catch {
      return [];
    }
  }
}

function minutesOf(found: Row[]): Minutes {
  const minutes = new Map<number, Counts>();
  for (const { minute, counts } of found) {
    const sum = minutes.get(minute) ?? emptyCounts();
    // A newer gateway may count more.
    addTo(sum, Object.fromEntries(Object.entries(counts).filter(([name]) => Object.hasOwn(sum, name))));
    minutes.set(minute, sum);
  }
  return minutes;
}
