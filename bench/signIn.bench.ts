import { performance } from 'node:perf_hooks';
import { openBenchBank } from './benchBank.ts';
import { median } from './median.ts';

const PAIRS = 400;
const WARM_UP_PAIRS = 20;
/** More than are answered without a wait. */
const QUICK_PAIRS = 12;
const RESAMPLES = 2000;

/** Pairs in random order, and how well the best threshold would tell them apart (area under the curve: 0.5 is a coin). */
export default async function signIn(isQuick: boolean): Promise<boolean> {
  for (const kind of isQuick ? (['postgresql'] as const) : (['embedded', 'postgresql'] as const)) {
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
    for (let pair = isQuick ? 0 : -WARM_UP_PAIRS; pair < (isQuick ? QUICK_PAIRS : PAIRS); pair += 1) {
      const isKnownFirst = Math.random() < 0.5;
      for (const isKnown of [isKnownFirst, !isKnownFirst]) {
        const time = await timeOf(isKnown ? 'demo' : 'dema');
        if (pair >= 0) (isKnown ? known : unknown).push(time);
      }
    }
    const differences = known.map((time, index) => time - (unknown[index] ?? 0));
    const [low, high] = interval(differences);
    console.log(
      `${kind}: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms; difference of a pair ${median(differences).toFixed(3)} ms (95 %: ${low.toFixed(3)} to ${high.toFixed(3)}); area under the curve ${areaUnderCurve(known, unknown).toFixed(3)}; ${known.length} pairs.`,
    );
    await close();
  }
  return true;
}

/** Of the median, by resampling. */
function interval(values: number[]): [number, number] {
  const draw = () => median(values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0));
  const medians = Array.from({ length: RESAMPLES }, draw).sort((a, b) => a - b);
  return [medians[Math.floor(RESAMPLES * 0.025)] ?? 0, medians[Math.floor(RESAMPLES * 0.975)] ?? 0];
}

function areaUnderCurve(a: number[], b: number[]): number {
  const wins = a.reduce((sum, x) => sum + b.reduce((count, y) => count + (x > y ? 1 : x === y ? 0.5 : 0), 0), 0);
  return wins / (a.length * b.length);
}
