import { useTrace } from '@bank/shared/http';
import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalEvent } from '../events';
import type { Telemetry } from '../startReporting';
import { useVisits } from '../visits';
import { pageAt } from './pageAt';

/** Since when which address is on screen, in order. */
interface Route {
  at: number;
  pathname: string;
  isTimed?: boolean;
}

/** No gateway takes more. */
const MAX_MS = 3_600_000;

/** Where browsers know of pages that change within a document, each has figures of its own. */
const BY_ROUTE = { reportSoftNavs: true };

/** Tells what customers wait for: by the web's own figures, by changes of the page, and by tasks that hold it up. */
export function watchVitals(telemetry: Telemetry): void {
  const { queueEvent, isQueued } = telemetry;
  const routes: Route[] = [{ at: 0, pathname: location.pathname, isTimed: true }];
  const routeAt = (time: number) => routes.findLast(({ at }) => at <= time)?.pathname ?? '';
  let longest: VitalEvent | undefined;
  const queue = (name: VitalEvent['name'], value: number, pathname: string) => {
    const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    const event: VitalEvent = {
      ...{ type: 'vital', name, value: Math.min(rounded, MAX_MS) },
      ...pageAt(pathname, telemetry),
    };
    queueEvent(event);
    return event;
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) {
    watch((metric) => {
      if (!isNothing(metric)) queue(metric.name, metric.value, pathOf(metric, routeAt));
    }, BY_ROUTE);
  }
  useTrace.subscribe(() => {
    // The latest are enough to find what has just been measured.
    routes.splice(0, routes.length - 20);
    routes.push({ at: performance.now(), pathname: location.pathname });
  });
  useVisits.subscribe(({ visits }) => {
    const [visit, route] = [visits.at(-1), routes.at(-1)];
    if (!visit?.part.startsWith('/') || !route || route.isTimed) return;
    route.isTimed = true;
    if (visit.outcome !== 'failed') queue('route', performance.now() - route.at, route.pathname);
  });
  watchTasks((task) => {
    const pathname = routeAt(task.startTime);
    const isKnown = longest && isQueued(longest) && longest.page === pageAt(pathname, telemetry).page;
    if (longest && isKnown) longest.value = Math.max(longest.value, Math.round(task.duration));
    else longest = queue('task', task.duration, pathname);
  });
}

function watchTasks(onTask: (task: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => list.getEntries().forEach(onTask)).observe({ type: 'longtask', buffered: true });
}

/** A page that changes within a document does not wait for a first byte. */
function isNothing({ name, navigationType }: MetricType): boolean {
  return name === 'TTFB' && navigationType === 'soft-navigation';
}

function pathOf({ entries, navigationType, navigationURL }: MetricType, routeAt: (time: number) => string): string {
  if (navigationType === 'soft-navigation' && navigationURL) return new URL(navigationURL).pathname;
  return routeAt(entries.at(-1)?.startTime ?? 0);
}
