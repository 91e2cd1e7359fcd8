import type { Waterfall } from '../Bench.ts';
import type { Loaded } from './loadPage.ts';

const FRAME_MS = 17;

/** Draws the median load. */
export function waterfallOf(title: string, loads: Loaded[]): Waterfall[] {
  const middle = loads.toSorted((a, b) => a.usable - b.usable)[Math.floor(loads.length / 2)];
  if (!middle) return [];
  const { firstPaint, usable, whole } = middle;
  const requests = middle.requests.filter(({ start }) => start <= whole);
  const marks = [
    { name: 'first paint', at: firstPaint },
    { name: 'usable', at: usable },
    ...(whole > usable + FRAME_MS ? [{ name: 'whole', at: whole }] : []),
  ];
  return [
    {
      title,
      marks,
      requests: requests.map((one) => ({ ...one, name: new URL(one.name).pathname.split('/').at(-1) || '/' })),
    },
  ];
}
