import type { CountedValues, Metrics, Read } from '@bank/observability/Metrics.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { OUTCOMES } from '../events/Counts.ts';
import type { Telemetry } from '../events/Telemetry.ts';
import type { VersionCounts } from '../events/VersionCounts.ts';
import { liveVersions } from './liveVersions.ts';

type Labels = Record<'remote' | 'version' | 'channel', string>;

/** The one vital that is no time. */
const SHIFT = 'CLS';
const MS_PER_S = 1000;
const VERSION = ['remote', 'version', 'channel'];

/** Measures what pages have reported, of versions that the registry has. Live ones begin at 0, so that the first visits count. */
export function pageMetrics(
  metrics: Metrics,
  telemetry: Telemetry,
  registry: () => Promise<Registry | undefined>,
): void {
  const ofEach =
    <Found>(read: (counts: VersionCounts, labels: Labels) => Found[]): Read<Found> =>
    async () => {
      const current = await registry();
      return current ? versionsOf(current, telemetry).flatMap(({ counts, labels }) => read(counts, labels)) : [];
    };
  metrics.counter(
    {
      name: 'bank_page_visits_total',
      help: 'Visits of parts of pages, and those that broke down later (crashed); channel: active, canary, or past for versions of pages that are still open',
      labels: [...VERSION, 'outcome'],
    },
    ofEach(({ total }, labels) =>
      [...OUTCOMES, 'crashed' as const].map((outcome) => ({ labels: { ...labels, outcome }, value: total[outcome] })),
    ),
  );
  metrics.counter(
    { name: 'bank_page_errors_total', help: 'Errors in pages', labels: VERSION },
    ofEach(({ total }, labels) => [{ labels, value: total.errors }]),
  );
  metrics.histogram(
    {
      name: 'bank_page_vital_seconds',
      help: 'Web vitals, changes of route and long tasks',
      labels: [...VERSION, 'page', 'vital'],
    },
    ofEach((counts, labels) => vitalsOf(counts, labels, (vital) => vital !== SHIFT).map((found) => inSeconds(found))),
  );
  metrics.histogram(
    { name: 'bank_page_layout_shift', help: 'Layout shifts (CLS)', labels: [...VERSION, 'page', 'vital'] },
    ofEach((counts, labels) => vitalsOf(counts, labels, (vital) => vital === SHIFT)),
  );
}

function vitalsOf(counted: VersionCounts, labels: Labels, isWanted: (vital: string) => boolean): CountedValues[] {
  const wanted = counted.vitals().filter(({ vital }) => isWanted(vital));
  return wanted.map(({ vital, page, histogram: { bounds, counts, sum } }) => ({
    labels: { ...labels, page, vital },
    bounds,
    counts,
    sum,
  }));
}

function inSeconds({ bounds, sum, ...found }: CountedValues): CountedValues {
  return { ...found, bounds: bounds.map((bound) => bound / MS_PER_S), sum: sum / MS_PER_S };
}

function versionsOf(registry: Registry, telemetry: Telemetry): { counts: VersionCounts; labels: Labels }[] {
  const live = liveVersions(registry).map(({ owner: _, ...labels }) => labels);
  const isLive = (one: { remote: string; version: string }) =>
    live.some(({ remote, version }) => remote === one.remote && version === one.version);
  const past = telemetry.versions(registry).filter((one) => !isLive(one));
  return [...live, ...past.map(({ remote, version }) => ({ remote, version, channel: 'past' }))].map((labels) => ({
    labels,
    counts: telemetry.of(labels.remote, labels.version),
  }));
}
