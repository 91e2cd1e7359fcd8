import type { FactColumn } from './FactTable';
import type { Health } from './fetchHealth';

export interface HealthRows {
  /** The gateway's own facts. */
  facts: [name: string, value: string][];
  /** Its facts per package, with a column for each fact that some package has. */
  columns: FactColumn[];
  packages: { name: string; values: Record<string, string> }[];
}

/** In this order; a fact that a newer gateway knows beyond these comes after them under its own name. */
const labels: Record<string, string> = {
  state: 'State',
  version: 'Version',
  canary: 'Canary',
  previous: 'Previous',
  releasedAt: 'Released',
  loads: 'Loads',
  failures: 'Failures',
  retries: 'Retries',
  fallbacks: 'Fallbacks',
  p95: 'p95, ms',
  message: 'Message',
};
const COUNTS = ['loads', 'failures', 'retries', 'fallbacks', 'p95'];
/** Said elsewhere on the page, or of no use to a reader. */
const LEFT_OUT = ['owner', 'overrides', 'p50'];
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Writes an instant for people. */
export const instants = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The gateway's facts as rows. */
export function healthRows({ shell, remotes, violations: _, ...facts }: Health): HealthRows {
  const served = [...(shell ? [shell] : []), ...(Array.isArray(remotes) ? remotes : [])];
  const packages = served.map((value) => {
    const { name, ...values } = Object(value) as Record<string, unknown>;
    return { name: textOf(name), values: texts(values) };
  });
  const known = new Set(packages.flatMap(({ values }) => Object.keys(values)));
  const keys = [...new Set([...Object.keys(labels), ...known])].filter((key) => known.has(key));
  const columns = keys.filter((key) => !LEFT_OUT.includes(key));
  return {
    facts: Object.entries(texts(facts)),
    columns: columns.map((key) => ({ key, label: labels[key] ?? key, isNumeric: COUNTS.includes(key) })),
    packages,
  };
}

/** Without what says nothing. */
function texts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, textOf(value)])
      .filter(([, text]) => text !== ''),
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'string' && INSTANT.test(value)) return instants.format(new Date(value));
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([key, part]) => `${key} ${textOf(part)}`)
    .join(', ');
}
