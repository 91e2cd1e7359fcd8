import { useTrace } from '@bank/shared/http';
import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalEvent } from '../telemetry/events';
import { useVisits } from '../telemetry/visits';
import { pageAt } from './pageAt';
import type { Telemetry } from './startReporting';

/** Routes are in order; each says since when its address is on screen. */
interface Route {
  at: number;
  pathname: string;
  /** Its page is there, or has failed: when the customer tries again says nothing. */
  isEnded?: boolean;
}

/** Where browsers know of pages that change within a document, each has figures of its own. */
const BY_ROUTE = { reportSoftNavs: true };

/** The longest task by address, until it is sent. */
const longest = new Map<string, VitalEvent>();

/** Tells what customers wait for: by the web's own figures, by changes of the page, and by tasks that hold it up. */
export function watchVitals({ queueEvent, isQueued }: Telemetry): void {
  const routes: Route[] = [{ at: 0, pathname: location.pathname, isEnded: true }];
  const routeAt = (time: number) => routes.findLast(({ at }) => at <= time)?.pathname ?? '';
  const queue = (name: VitalEvent['name'], value: number, pathname: string) => {
    const event: VitalEvent = { type: 'vital', name, value, ...pageAt(pathname) };
    queueEvent(event);
    return event;
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) {
    watch((metric) => {
      const { name, value } = metric;
      if (isNothing(metric)) return;
      queue(name, name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value), pathOf(metric, routeAt));
    }, BY_ROUTE);
  }
  useTrace.subscribe(() => {
    // The latest are enough to find what has just been measured.
    routes.splice(0, routes.length - 20);
    routes.push({ at: performance.now(), pathname: location.pathname });
  });
  useVisits.subscribe(({ visits }) => {
    const [visit, route] = [visits.at(-1), routes.at(-1)];
    if (!visit?.part.startsWith('/') || !route || route.isEnded) return;
    route.isEnded = true;
    if (visit.outcome !== 'failed') queue('route', Math.round(performance.now() - route.at), route.pathname);
  });
  watchTasks((task) => {
    const pathname = routeAt(task.startTime);
    const ms = Math.round(task.duration);
    const known = longest.get(pathname);
    if (known && isQueued(known)) known.value = Math.max(known.value, ms);
    else longest.set(pathname, queue('task', ms, pathname));
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
