import { type CDPSession, expect, type Page } from '@playwright/test';

/** Measured after garbage collection. */
export interface Footprint {
  heap: number;
  nodes: number;
  /** Trees of nodes that are in no document, but that a script holds on to. */
  detached: number;
  listeners: number;
  /** Running intervals and pending timeouts. */
  timers: number;
}

/** The share by which the heap may differ after garbage collection. */
const HEAP_TOLERANCE = 0.05;

interface Timers {
  active: Set<number>;
}

export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const active = new Set<number>();
    Object.assign(globalThis, { countedTimers: { active } satisfies Timers });
    const { setTimeout: later, setInterval: often, clearTimeout: forget, clearInterval: stop } = window;
    const call = (task: TimerHandler, rest: unknown[]) => typeof task === 'function' && task(...rest);
    const counted = {
      setTimeout: (task: TimerHandler, ms?: number, ...rest: unknown[]) => {
        const id = later(() => {
          active.delete(id);
          call(task, rest);
        }, ms);
        active.add(id);
        return id;
      },
      setInterval: (task: TimerHandler, ms?: number, ...rest: unknown[]) => {
        const id = often(() => call(task, rest), ms);
        active.add(id);
        return id;
      },
      clearTimeout: (id?: number) => {
        if (id) active.delete(id);
        forget(id);
      },
      clearInterval: (id?: number) => {
        if (id) active.delete(id);
        stop(id);
      },
    };
    Object.assign(window, counted);
  });
}

export async function footprint(page: Page): Promise<Footprint> {
  await dropCachedStyles(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  // Finalizers and weak caches need more than one collection.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  await queryObjects(session);
  const metrics = await metricsOf(session);
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.detach();
  const timers = await page.evaluate(
    () => (globalThis as unknown as { countedTimers: Timers }).countedTimers.active.size,
  );
  return {
    heap: metrics.get('JSHeapUsedSize') ?? 0,
    nodes: metrics.get('Nodes') ?? 0,
    detached: detachedNodes.length,
    listeners: metrics.get('JSEventListeners') ?? 0,
    timers,
  };
}

/** Makes the engine free more than a garbage collection does, which now and then leaves a listener. */
async function queryObjects(session: CDPSession): Promise<void> {
  const { result } = await session.send('Runtime.evaluate', { expression: '(class {}).prototype' });
  if (!result.objectId) throw new Error('The page has no class to query.');
  await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
}

/** They hold background pictures of pages that were left, whose nodes count. A change of medium empties the cache. */
async function dropCachedStyles(page: Page): Promise<void> {
  for (const media of ['print', null] as const) {
    await page.emulateMedia({ media });
    await page.evaluate(() => getComputedStyle(document.body).color);
  }
}

async function metricsOf(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/**
 * Allows animations and pending timeouts to finish. What each of `rounds` leaves behind is there as many times; a single
 * node or listener is the state that the page happened to be in.
 */
export async function expectNoGrowth(page: Page, before: Footprint, rounds: number): Promise<Footprint> {
  let after = await footprint(page);
  await expect(async () => {
    after = await footprint(page);
    expect(after.heap / before.heap).toBeLessThan(1 + HEAP_TOLERANCE);
    expect(after.detached).toBe(0);
    for (const key of ['nodes', 'listeners', 'timers'] as const) {
      expect((after[key] - before[key]) / rounds, `${key} left behind in each round`).toBeLessThan(0.5);
    }
  }).toPass({ timeout: 20_000 });
  return after;
}
