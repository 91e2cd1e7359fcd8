import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@bank/platform/src/testkit/run.ts';
import { buildIfChanged } from '@bank/platform/src/workspace/build.ts';
import { currentWorkspace } from '@bank/platform/src/workspace/Workspace.ts';
import { prepareData } from '../live/prepareData.ts';
import { cacheFolder, root } from '../workspace/paths.ts';
import { type Count, countJest, countOfOne, type TimedTest } from './count.ts';
import { processorTime } from './processorTime.ts';
import { runPlaywright } from './runPlaywright.ts';
import { withTemporaryFolder } from './withTemporaryFolder.ts';

const JEST_REPORT = path.join(cacheFolder, 'jest.json');
/** More than the two cores, because some tests wait. */
const JEST_WORKERS = 3;
/** What is young is collected less often. */
const FOR_SHORT_LIVES = '--max-semi-space-size=64';
const MAX_SLOWEST_LISTED = 10;
/** Several each check the libraries' types anew: twice the processor time, while others wait for it. */
const ONE_CHECKER = ['--checkers', '1'];

type Kind = 'tests' | 'proofs';

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
const attacks: Step = { name: 'Attacks on a running bank', run: () => script('attacks/src/main.ts') };
const injections: Step = {
  name: 'Attacks with SQL, on one endpoint',
  run: () => script('api/src/attack/main.ts', '--quick'),
};
const builds: Step = { name: 'Build', run: build };
const benches: Step = { name: 'Benchmarks, each once', run: () => script('bench/main.ts', '--once') };

const journeys = (kind: Kind): Step => ({
  name: 'Browser journeys',
  run: () => runPlaywright([kind === 'tests' ? String.raw`\.spec\.ts$` : String.raw`\.proof\.ts$`]),
});
const units = (kind: Kind): Step => ({
  name: 'Unit tests',
  run: () => jest([kind === 'tests' ? String.raw`\.test\.tsx?$` : String.raw`\.proof\.tsx?$`]),
});
const embedded: Step = {
  name: 'Unit tests of the API, on the embedded database',
  run: () => jest(['--selectProjects', 'api', '--testNamePattern', 'on embedded'], { BANK_TEST_DATABASE: 'embedded' }),
};

/** One after the other, each of several rows of steps that run beside each other. See docs/decisions/0031. */
const stages: Record<Kind, Step[][][]> = {
  tests: [[[lint], [types], [unused], [builds]], [[units('tests')]], [[journeys('tests')]]],
  proofs: [
    [[builds]],
    [[units('proofs')], [injections]],
    [[embedded]],
    // Journeys and attacks wait for much, unlike unit tests: together they keep both cores busy.
    [[journeys('proofs')], [attacks, benches]],
  ],
};

/** `tests` are what a change is likely to break; `proofs` prove the platform and hardly ever turn red. */
export async function runTests(kind: Kind): Promise<void> {
  const counts = await withTemporaryFolder(async () => {
    const done: Count[] = [];
    for (const stage of stages[kind]) done.push(...(await Promise.all(stage.map(runRow))).flat());
    return done;
  });
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\nThe slowest:\n${slowest(counts.flatMap(({ tests }) => tests)).join('\n')}\n`);
  const time = processorTime();
  if (time !== undefined) console.log(`Processor time: ${Math.round(time)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
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

async function jest(chosen: string[], env: Record<string, string> = {}): Promise<Count> {
  await mkdir(cacheFolder, { recursive: true });
  await rm(JEST_REPORT, { force: true });
  const program = [FOR_SHORT_LIVES, path.join(root, 'node_modules/jest/bin/jest.js')];
  const args = ['--ci', '--maxWorkers', String(JEST_WORKERS), '--json', '--outputFile', JEST_REPORT, ...chosen];
  const code = await run(process.execPath, [...program, ...args], root, { quiet: 'stdout', env });
  return countJest(JEST_REPORT, code);
}

async function build(): Promise<Count> {
  // Otherwise each bank of the tests would make the demonstration's data itself.
  const workspace = currentWorkspace();
  const builds = workspace.packages.map((one) => buildIfChanged(workspace, one));
  await Promise.all([prepareData(console.log), ...builds]);
  return countOfOne(true);
}
