import type { Deployment } from '@bank/registry/Deployment.ts';
import type { Browser } from '@playwright/test';
import type { Figure, Mode, Result } from '../Bench.ts';
import { scenes } from '../contenders/scenes.ts';
import { startGateway } from '../contenders/startContenders.ts';
import { loadPage } from '../firstPage/loadPage.ts';
import { median, middle, ratios, rotated } from '../statistics.ts';

const TURNS: Record<Mode, number> = { full: 11, quick: 2, once: 1 };
const MAX_RATIO = 1.05;

interface Growing {
  /** What grows. */
  of: string;
  counts: number[];
  bankOf(count: number): Promise<Deployment>;
}

/** The first page of banks that differ in one thing alone, by turns. */
export async function growingRegistry(browser: Browser, mode: Mode, { of, counts, bankOf }: Growing): Promise<Result> {
  const banks = await Promise.all(counts.map(async (count) => openBank(count, await bankOf(count))));
  const times = new Map(counts.map((count) => [count, [] as number[]]));
  const [scene] = scenes;
  for (let turn = mode === 'full' ? -1 : 0; scene && turn < TURNS[mode]; turn += 1)
    for (const { count, url } of rotated(banks, Math.max(turn, 0))) {
      const { usable } = await loadPage(browser, url, scene, mode === 'once' ? undefined : 'slow');
      // The first one warms everything up.
      if (turn >= 0) times.get(count)?.push(usable);
    }
  for (const { close } of banks) await close();
  const timesOf = (count = 0) => times.get(count) ?? [];
  const subject = `first page by ${of}`;
  const [fewest, ...more] = counts;
  const curve = { along: of, points: counts.map((count) => ({ at: count, value: median(timesOf(count)) })) };
  return {
    figures: [
      ...counts.map((count): Figure => ({ subject, name: `${count}`, unit: 'ms', ...middle(timesOf(count)) })),
      ...more.map(
        (count): Figure => ({
          subject,
          name: `${count} ÷ ${fewest}`,
          unit: 'times',
          max: MAX_RATIO,
          ...middle(ratios(timesOf(count), timesOf(fewest))),
        }),
      ),
      ...banks.map(({ count, html }): Figure => ({ subject, name: `HTML with ${count}`, unit: 'bytes', value: html })),
    ],
    curves: [
      { title: 'First page, until it is usable', unit: 'ms', ...curve },
      { title: 'HTML', unit: 'bytes', along: of, points: banks.map(({ count, html }) => ({ at: count, value: html })) },
    ],
  };
}

async function openBank(count: number, deployment: Deployment) {
  const { url, gateway, close } = await startGateway('federated', { deployment });
  const page = `${new URL(url).pathname}auth/login`;
  const { rawPayload } = await gateway.inject({ url: page, headers: { 'accept-encoding': 'br' } });
  return { count, url, html: rawPayload.length, close };
}
