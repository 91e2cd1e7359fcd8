import Type, { type Static } from 'typebox';

const text = Type.String({ maxLength: 500 });
const count = Type.Integer({ minimum: 0 });
const time = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$',
  description: 'a time (ISO 8601)',
});

export const MAX_FLAG_COUNTS = 4000;

const visits = Type.Object({ remote: text, version: text, outcome: text, count });

const error = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{10}$', description: 'ten hexadecimal digits' }),
  /** A package, or "unknown". */
  remote: text,
  version: text,
  kind: text,
  name: text,
  message: text,
  /** `CardsPage.8aeff45156.js:1:1589`, the innermost first. */
  stack: Type.Array(text, { maxItems: 20 }),
  /** Path of the mount. */
  page: text,
  count,
  /** It occurred in as many pages; older gateways do not say so. */
  pages: Type.Optional(count),
  firstAt: time,
  lastAt: time,
});

const flag = Type.Object({
  remote: text,
  version: text,
  /** `rollover=true` */
  flag: text,
  /** Counts pages with this error, by its id; visits if it is omitted. */
  error: Type.Optional(text),
  count,
});

/** Holds what pages told a gateway. */
export const telemetryFacts = Type.Object({
  visits: Type.Array(visits, { maxItems: 2000 }),
  errors: Type.Array(error, { maxItems: 200 }),
  /** Older gateways lack them. */
  flags: Type.Optional(Type.Array(flag, { maxItems: MAX_FLAG_COUNTS })),
});

export type FlagCount = Static<typeof flag>;
export type VisitCount = Static<typeof visits>;
export type CountedError = Static<typeof error>;
export type TelemetryFacts = Static<typeof telemetryFacts>;

/** The days for which gateways keep what they share. */
export const TELEMETRY_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The folder in the store, apart from what pages load. */
export const TELEMETRY_FOLDER = 'telemetry';

/** @param at in ms since 1970 @returns `2026-11-24` */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** @param day of `dayOf` @param now in ms since 1970 */
export function isKept(day: string, now: number): boolean {
  return day > dayOf(now - TELEMETRY_DAYS * DAY_MS);
}
