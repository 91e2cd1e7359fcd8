import { MAX_FLAGS } from '@bank/registry/flags/schemas.ts';
import Type, { type Static } from 'typebox';

const text = (maxLength: number) => Type.String({ maxLength });
const word = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const oneOf = <Value extends string>(...values: Value[]) => Type.Unsafe<Value>({ enum: values });
/** A tab may sleep for weeks while a page loads. */
const ms = Type.Number({ minimum: 0, maximum: 31 * 24 * 3_600_000 });

const remote = word(41);
/** Fits each version that a release may have: one event that does not fit has the page's others refused, too. */
const version = text(100);
/** A mount's path, such as `/cards`; empty where no remote is. */
const page = text(200);

/** What the customer gets of the remote's flags, such as `rollover=true`; pages of remotes without flags do not say so. */
const flags = Type.Optional(Type.Array(text(100), { maxItems: MAX_FLAGS }));

/** Sent once for each visit of a part of a remote, or of the shell, when it is on screen, or has failed for good. */
const visit = Type.Object({
  type: Type.Literal('visit'),
  remote,
  /** The one that was asked for: with `fallback` the one that failed. */
  version,
  /** A mount's path, or slot and id of an extension; `document` of the shell. */
  part: word(200),
  outcome: oneOf('ok', 'slow', 'fallback', 'failed', 'override'),
  /** Where it failed, else the last one. */
  phase: oneOf('registry', 'entry', 'chunk', 'evaluation', 'render'),
  ms,
  retries: Type.Integer({ minimum: 0, maximum: 100 }),
  /** It is the document's first of that version; older pages do not say so. */
  isFirst: Type.Optional(Type.Boolean()),
  flags,
});

const error = Type.Object({
  type: Type.Literal('error'),
  /** `shell`, or `unknown` for code that is not the bank's. */
  remote,
  version,
  kind: oneOf('uncaught', 'rejection', 'render', 'recovered', 'load'),
  name: word(60),
  /** Redacted by the page. */
  message: text(200),
  /** Frames such as `CardsPage.a9d9610997.js:1:1589`. */
  stack: Type.Array(text(160), { maxItems: 20 }),
  page,
  /** How often it occurred since the page last told of it. */
  count: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** Whether it is the version's first since the document was loaded. */
  isFirst: Type.Boolean(),
  /** This error occurs for the first time in the document; older pages do not say so. */
  isNew: Type.Optional(Type.Boolean()),
  /** It is the document's first of the version that took a page or an extension from the screen. */
  isFatal: Type.Optional(Type.Boolean()),
  flags,
});

const vital = Type.Object({
  type: Type.Literal('vital'),
  /** `route`: how long a change of the page took. `task`: the longest one that held the page up. */
  name: oneOf('LCP', 'INP', 'CLS', 'TTFB', 'route', 'task'),
  /** Milliseconds; `CLS` has no unit. */
  value: ms,
  page,
  remote,
  version,
});

/** Nothing in them is about the customer. */
export const eventBatch = Type.Array(Type.Union([visit, error, vital]), { maxItems: 100 });

export type VisitEvent = Static<typeof visit>;
export type ErrorEvent = Static<typeof error>;
export type VitalEvent = Static<typeof vital>;
export type PageEvent = Static<typeof eventBatch>[number];
