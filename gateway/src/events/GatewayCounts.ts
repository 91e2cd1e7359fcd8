import { anyKey } from '@bank/registry/anyKey.ts';
import Type, { type Static } from 'typebox';
import type { Counts } from './Counts.ts';

const version = {
  app: Type.String(),
  version: Type.String(),
  /** Newer gateways may count more than this one knows. */
  counts: Type.Unsafe<Counts>(Type.Record(anyKey, Type.Integer({ minimum: 0 }))),
};

/** `minute` counts minutes since 1970. */
const minuteRow = Type.Object({ ...version, minute: Type.Integer() });

/** Canary and active version are compared within rows: another share, or another canary, begins a new one. */
const hourRow = Type.Object({
  ...version,
  /** The canary that runs has this version. */
  canary: Type.String(),
  percent: Type.Number(),
  /** The first was counted then, in ms since 1970; the row ends with that hour. */
  since: Type.Integer(),
});

const MAX_ROWS = 20_000;

/** One gateway has counted this of live versions. */
export const gatewayCounts = Type.Object({
  minutes: Type.Array(minuteRow, { maxItems: MAX_ROWS }),
  hours: Type.Array(hourRow, { maxItems: MAX_ROWS }),
});

export type HourRow = Static<typeof hourRow>;
export type GatewayCounts = Static<typeof gatewayCounts>;
