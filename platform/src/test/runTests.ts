import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { prepareData } from '../live/prepareData.ts';
import { buildIfChanged } from '../workspace/build.ts';
import { cacheFolder, root } from '../workspace/paths.ts';
import { currentWorkspace } from '../workspace/Workspace.ts';
import { type Count, countJest, countOfOne, type TimedTest } from './count.ts';
import { run } from './run.ts';
import { runPlaywright } from './runPlaywright.ts';
import { withTemporaryFolder } from './withTemporaryFolder.ts';

const JEST_REPORT = path.join(cacheFolder, 'jest.json');
/** More than the two cores, because some tests wait. */
const JEST_WORKERS = 3;
/**
 * A test file runs its modules for seconds, and most of them once: the optimizing compiler waits longer, and what is
 * young is collected less often. A fifth of the processor time.
 */
const FOR_SHORT_LIVES = ['--max-semi-space-size=64', '--interrupt-budget=1000000'];
const MAX_SLOWEST_LISTED = 10;
/** Several each check the libraries' types anew: twice the processor time, while others wait for it. */
const ONE_CHECKER = ['--checkers', '1'];

interface Step {
  name: string;
  run: () => Promise<Count>;
}

const lint: Step = {
  name: 'Format and lint',
  run: () => tool('node_modules/.bin/biome', ['check', '--error-on-warnings']),
};
const types: Step = {
  name: 'Types',
  run: () => tool('node_modules/.bin/tsc', ['--noEmit', '-p', 'tsconfig.json', ...ONE_CHECKER]),
};
const unused: Step = {
  name: 'Unused files, exports and dependencies',
  run: () => tool('node_modules/.bin/knip', []),
};
const attacks: Step = { name: 'Attacks on a running bank', run: () => script('platform/src/attack/main.ts') };
const injections: Step = {
  name: 'Attacks with SQL, on one endpoint',
  run: () => script('api/src/attack/main.ts', '--quick'),
};
const benches: Step = { name: 'Benchmarks, each once', run: () => script('bench/main.ts', '--once') };

/** One after the other, each of several rows of steps that run beside each other. */
const stages: Step[][][] = [
  [[lint], [types], [unused], [{ name: 'Build', run: build }]],
  [[{ name: 'Unit tests', run: unitTests }], [injections]],
  // Journeys and attacks wait for much, unlike unit tests: together they keep both cores busy.
  [[{ name: 'Browser journeys', run: () => runPlaywright([]) }], [attacks, benches]],
];

export async function runTests(): Promise<void> {
  const counts = await withTemporaryFolder(async () => {
    const done: Count[] = [];
    for (const stage of stages) done.push(...(await Promise.all(stage.map(runRow))).flat());
    return done;
  });
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\nThe slowest:\n${slowest(counts.flatMap(({ tests }) => tests)).join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

async function runRow(steps: Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await runStep(step));
  return counts;
}

async function runStep({ name, run }: Step): Promise<Count> {
  const startedAt = performance.now();
  const count = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return countOfOne(false);
  });
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed in ${seconds(performance.now() - startedAt)}.`);
  return count;
}

function slowest(tests: TimedTest[]): string[] {
  const sorted = tests.toSorted((a, b) => b.duration - a.duration).slice(0, MAX_SLOWEST_LISTED);
  return sorted.map(({ name, duration }) => `${seconds(duration).padStart(8)}  ${name.replace(`${root}/`, '')}`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

async function tool(program: string, args: string[]): Promise<Count> {
  return countOfOne((await run(path.join(root, program), args, root)) === 0);
}

async function script(file: string, ...args: string[]): Promise<Count> {
  return countOfOne((await run(process.execPath, ['--import', 'tsx', file, ...args], root)) === 0);
}

async function unitTests(): Promise<Count> {
  await mkdir(cacheFolder, { recursive: true });
  await rm(JEST_REPORT, { force: true });
  const jest = [...FOR_SHORT_LIVES, path.join(root, 'node_modules/jest/bin/jest.js')];
  const args = ['--ci', '--maxWorkers', String(JEST_WORKERS), '--json', '--outputFile', JEST_REPORT];
  const code = await run(process.execPath, [...jest, ...args], root, { quiet: 'stdout' });
  return countJest(JEST_REPORT, code);
}

async function build(): Promise<Count> {
  // Otherwise each bank of the tests would make the demonstration's data itself.
  const workspace = currentWorkspace();
  const builds = workspace.packages.map((one) => buildIfChanged(workspace, one));
  await Promise.all([prepareData(console.log), ...builds]);
  return countOfOne(true);
}
