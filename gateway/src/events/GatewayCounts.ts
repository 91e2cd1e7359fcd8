import Type, { type Static } from 'typebox';
import type { Counts } from './Counts.ts';

const version = {
  app: Type.String(),
  version: Type.String(),
  /** By what is counted; newer gateways may count more. */
  counts: Type.Unsafe<Counts>(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
};

/** In minutes since 1970. */
const minuteRow = Type.Object({ ...version, minute: Type.Integer() });

/** Canary and active version are compared within rows: another share, or another canary, begins a new one. */
const hourRow = Type.Object({
  ...version,
  /** Version of the canary that runs. */
  canary: Type.String(),
  percent: Type.Number(),
  /** When the first was counted, in ms since 1970; the row ends with that hour. */
  since: Type.Integer(),
});

const MAX_ROWS = 20_000;

/** What one gateway has counted of live versions. */
export const gatewayCounts = Type.Object({
  minutes: Type.Array(minuteRow, { maxItems: MAX_ROWS }),
  hours: Type.Array(hourRow, { maxItems: MAX_ROWS }),
});

export type HourRow = Static<typeof hourRow>;
export type GatewayCounts = Static<typeof gatewayCounts>;
