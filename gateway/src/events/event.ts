import Type, { type Static } from 'typebox';

const word = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const source = { remote: word(41), version: Type.String({ maxLength: 60 }) };
/** The path of a mount, or empty where none is. */
const page = Type.String({ maxLength: 120 });

/** One visit of a part, decided when the part is first on screen or has failed for good. */
const visit = Type.Object({
  ...{ type: Type.Literal('visit'), ...source },
  /** The path of the part's mount, or `slot id`. */
  part: word(120),
  /** With `fallback`, the version is the one that failed. */
  outcome: Type.Enum(['ok', 'slow', 'fallback', 'failed', 'override']),
  phase: Type.Enum(['registry', 'entry', 'chunk', 'evaluation', 'render']),
  ms: Type.Number({ minimum: 0, maximum: 3_600_000 }),
  retries: Type.Integer({ minimum: 0, maximum: 1000 }),
});

/** Of a remote, the `shell`, or `unknown`: an extension of the browser, for example. */
const error = Type.Object({
  ...{ type: Type.Literal('error'), ...source },
  kind: Type.Enum(['uncaught', 'rejection', 'render', 'recovered', 'load']),
  name: word(60),
  /** Without data: placeholders stand for numbers, quoted texts and addresses. */
  message: Type.String({ maxLength: 200 }),
  /** `file.js:line:column`, the file by its artifact's name. */
  stack: Type.Array(word(200), { maxItems: 20 }),
  page,
  count: Type.Integer({ minimum: 1, maximum: 10_000 }),
  /** Whether it is the version's first error since the page was loaded. */
  isFirst: Type.Boolean(),
});

const vital = Type.Object({
  ...{ type: Type.Literal('vital'), ...source },
  name: Type.Enum(['LCP', 'INP', 'CLS', 'TTFB', 'route', 'task']),
  /** In ms; the layout shift (CLS) has no unit. */
  value: Type.Number({ minimum: 0, maximum: 3_600_000 }),
  page,
});

export const eventBatch = Type.Array(Type.Union([visit, error, vital]), { maxItems: 100 });

export type Visit = Static<typeof visit>;
export type ReportedError = Static<typeof error>;
export type Vital = Static<typeof vital>;
export type PageEvent = Visit | ReportedError | Vital;
