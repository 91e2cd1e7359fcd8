import { performance } from 'node:perf_hooks';
import { openBenchBank } from './benchBank.ts';

const PAIRS = Number(process.env.PAIRS ?? 400);
const RESAMPLES = 2000;

/**
 * Whether the time of a refused sign-in tells a known customer from an unknown one: pairs in random order, and how well the best
 * threshold would tell them apart (area under the curve: 0.5 is a coin).
 */
for (const kind of ['embedded', 'postgresql'] as const) {
  const { ask, forget, close } = await openBenchBank(kind);
  const timeOf = async (username: string) => {
    const start = performance.now();
    await ask('/auth/login', { username, password: 'Wrong-Harbour-42' });
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = -20; pair < PAIRS; pair += 1) {
    const isKnownFirst = Math.random() < 0.5;
    for (const isKnown of [isKnownFirst, !isKnownFirst]) {
      await forget();
      const time = await timeOf(isKnown ? 'demo' : 'dema');
      // The first are to warm up.
      if (pair >= 0) (isKnown ? known : unknown).push(time);
    }
  }
  const differences = known.map((time, index) => time - (unknown[index] ?? 0));
  const [low, high] = interval(differences);
  console.log(
    `${kind}: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms; difference of a pair ${median(differences).toFixed(3)} ms (95 %: ${low.toFixed(3)} to ${high.toFixed(3)}); area under the curve ${areaUnderCurve(known, unknown).toFixed(3)}; ${PAIRS} pairs.`,
  );
  await close();
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
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
