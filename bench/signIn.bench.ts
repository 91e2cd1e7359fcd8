import { performance } from 'node:perf_hooks';
import type { Figure, Mode, Result } from './Bench.ts';
import { openBenchBank } from './benchBank.ts';
import { middle } from './statistics.ts';

const PAIRS = 400;
const WARM_UP_PAIRS = 20;
/** More than are answered without a wait. */
const QUICK_PAIRS = 12;

/** Pairs in random order, and how well the best threshold would tell them apart (area under the curve: 0.5 is a coin). */
export default async function signIn(mode: Mode): Promise<Result> {
  const figures: Figure[] = [];
  for (const kind of mode === 'full' ? (['embedded', 'postgresql'] as const) : (['postgresql'] as const)) {
    const { ask, forget, close } = await openBenchBank(kind);
    const timeOf = async (username: string) => {
      await forget();
      const start = performance.now();
      const { status } = await ask('/auth/login', { username, password: 'Wrong-Harbour-42' });
      const time = performance.now() - start;
      if (status !== 401) throw new Error(`The wrong password was answered with ${status}.`);
      return time;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let pair = mode === 'full' ? -WARM_UP_PAIRS : 0; pair < (mode === 'full' ? PAIRS : QUICK_PAIRS); pair += 1) {
      const isKnownFirst = Math.random() < 0.5;
      for (const isKnown of [isKnownFirst, !isKnownFirst]) {
        const time = await timeOf(isKnown ? 'demo' : 'dema');
        if (pair >= 0) (isKnown ? known : unknown).push(time);
      }
    }
    const differences = known.map((time, index) => time - (unknown[index] ?? 0));
    figures.push(
      { subject: kind, name: 'refused, known customer', unit: 'ms', ...middle(known) },
      { subject: kind, name: 'refused, unknown customer', unit: 'ms', ...middle(unknown) },
      { subject: kind, name: 'difference of a pair', unit: 'ms', ...middle(differences) },
      {
        subject: kind,
        name: 'area under the curve (0.5 is a coin)',
        unit: 'times',
        value: areaUnderCurve(known, unknown),
      },
    );
    await close();
  }
  return { figures };
}

function areaUnderCurve(a: number[], b: number[]): number {
  const wins = a.reduce((sum, x) => sum + b.reduce((count, y) => count + (x > y ? 1 : x === y ? 0.5 : 0), 0), 0);
  return wins / (a.length * b.length);
}
