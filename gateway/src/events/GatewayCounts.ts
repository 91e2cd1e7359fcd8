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

/** One row counts one version in one hour, under one canary and one share of customers, so that rows of both versions compare. */
const hourRow = Type.Object({
  ...version,
  /** Rows of the active version name the canary's version here, too. */
  canary: Type.String(),
  percent: Type.Number(),
  /** The row's first event comes at this time, in ms since 1970; the row ends with that hour. */
  since: Type.Integer(),
});

const MAX_ROWS = 20_000;

/** Each gateway reports this about the live versions that it counts. */
export const gatewayCounts = Type.Object({
  minutes: Type.Array(minuteRow, { maxItems: MAX_ROWS }),
  hours: Type.Array(hourRow, { maxItems: MAX_ROWS }),
});

export type HourRow = Static<typeof hourRow>;
export type GatewayCounts = Static<typeof gatewayCounts>;
