import type { FactColumn } from './FactTable';
import type { Health } from './fetchHealth';

export interface NamedRows {
  columns: FactColumn[];
  rows: { name: string; values: Record<string, string> }[];
}

interface HealthRows {
  facts: [name: string, value: string][];
  packages: NamedRows;
  /** Each version has a row, with what pages have told all gateways. */
  visits: NamedRows;
  /** Servers of the squads. */
  services: NamedRows;
}

/** Labels in display order. Facts that only a newer gateway knows follow under their own names. */
const labels: Record<string, string> = {
  state: 'State',
  version: 'Version',
  canary: 'Canary',
  previous: 'Previous',
  held: 'Held',
  releasedAt: 'Released',
  commit: 'Commit',
  components: 'Components',
  services: 'Services',
  requests: 'Requests',
  loads: 'Loads',
  failures: 'Failures',
  retries: 'Retries',
  fallbacks: 'Fallbacks',
  errors: 'Errors',
  p95: 'p95, ms',
  lastFailure: 'Last failure',
  message: 'Message',
};
const NUMERIC = ['components', 'requests', 'loads', 'failures', 'retries', 'fallbacks', 'errors', 'p95'];
/** Shown elsewhere on the page, or of no use to a reader. */
const HIDDEN = ['owner', 'overrides', 'p50'];
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
export const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function healthRows(health: Health): HealthRows {
  const { shell, remotes, services, visits, violations: _, errors: __, ...facts } = health;
  return {
    facts: Object.entries(textsOf(facts)),
    packages: namedRows([...(shell ? [shell] : []), ...listOf(remotes)]),
    visits: namedRows(listOf(visits)),
    services: namedRows(listOf(services)),
  };
}

function namedRows(found: unknown[]): NamedRows {
  const rows = found.map((value) => {
    const { name, ...values } = Object(value) as Record<string, unknown>;
    return { name: textOf(name), values: textsOf(values) };
  });
  const known = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  const keys = [...new Set([...Object.keys(labels), ...known])].filter((key) => known.has(key));
  const columns = keys.filter((key) => !HIDDEN.includes(key));
  return {
    columns: columns.map((key) => ({ key, label: labels[key] ?? key, isNumeric: NUMERIC.includes(key) })),
    rows,
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, textOf(value)])
      .filter(([, text]) => text !== ''),
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'string' && ISO_INSTANT.test(value)) return dateTimeFormat.format(new Date(value));
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([key, part]) => `${key} ${textOf(part)}`)
    .join(', ');
}
