import type { Figure } from '../Bench.ts';
import type { Scene } from '../contenders/scenes.ts';
import { median, middle, ratios } from '../statistics.ts';
import type { Loaded } from './loadPage.ts';

const MAX_RATIO = 1.03;
const MAX_PAINT_RATIO = 1.15;
const MAX_SHIFT = 0.01;
/** The time from the first paint to the end of the splash. */
const SPLASH_MS = 2000;

/** What one turn measures: each contender, in another order each time, and the empty page beside them. */
export interface Turn {
  loads: Map<string, Loaded>;
  emptyPaint: number;
}

/** A ratio is the median of each turn's. @param names of the contenders, the federated bank first */
export function figuresOf(subject: string, scene: Scene, names: string[], turns: Turn[]): Figure[] {
  const [federated = '', ...others] = names;
  const of = (name: string, value: (load: Loaded) => number) =>
    turns.flatMap(({ loads }) => valuesOf(loads.get(name), value));
  const own = (value: (load: Loaded) => number) => of(federated, value);
  const emptyPaints = turns.map(({ emptyPaint }) => emptyPaint);
  const limits: Record<string, number> = { 'one application, preloaded': MAX_RATIO, 'single-spa': 1 };
  return [
    ...names.map((name): Figure => ({ subject, name, unit: 'ms', ...middle(of(name, ({ whole }) => whole)) })),
    ...others.map(
      (name): Figure => ({
        subject,
        name: `${federated} ÷ ${name}`,
        unit: 'times',
        ...middle(
          ratios(
            own(({ whole }) => whole),
            of(name, ({ whole }) => whole),
          ),
        ),
        ...(name in limits && { max: limits[name] }),
      }),
    ),
    ...names.map(
      (name): Figure => ({
        subject,
        name: `scripts, ${name}`,
        unit: 'bytes',
        value: median(of(name, ({ wholeBytes }) => wholeBytes)),
      }),
    ),
    ...(scene.whole
      ? [{ subject, name: 'scripts until usable', unit: 'bytes', value: median(own(({ bytes }) => bytes)) } as const]
      : []),
    { subject, name: 'usable', unit: 'ms', ...middle(own(({ usable }) => usable)) },
    { subject, name: 'usable after the splash’s end', unit: 'ms', ...middle(own(afterSplash)), max: 0 },
    { subject, name: 'first paint', unit: 'ms', ...middle(own(({ firstPaint }) => firstPaint)) },
    {
      subject,
      name: 'first paint ÷ empty page with the logo',
      unit: 'times',
      max: MAX_PAINT_RATIO,
      ...middle(
        ratios(
          own(({ firstPaint }) => firstPaint),
          emptyPaints,
        ),
      ),
    },
    { subject, name: 'layout shift', unit: 'shift', value: median(own(({ shift }) => shift)), max: MAX_SHIFT },
  ];
}

function valuesOf(load: Loaded | undefined, value: (load: Loaded) => number): number[] {
  return load ? [value(load)] : [];
}

function afterSplash({ usable, firstPaint }: Loaded): number {
  return Math.max(0, usable - firstPaint - SPLASH_MS);
}
