import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildIfChanged } from '../workspace/build.ts';
import { deployablePackages } from '../workspace/packages.ts';
import { cacheFolder, root } from '../workspace/paths.ts';
import { type Count, countJest, failed, passed } from './count.ts';
import { playwright } from './playwright.ts';
import { run } from './run.ts';
import { withTemporaryFolder } from './withTemporaryFolder.ts';

const JEST_REPORT = path.join(cacheFolder, 'jest.json');

interface Step {
  name: string;
  run: () => Promise<Count>;
}

const steps: Step[] = [
  { name: 'Format and lint', run: () => tool('node_modules/.bin/biome', ['check', '--error-on-warnings']) },
  { name: 'Types', run: () => tool('node_modules/.bin/tsc', ['--noEmit', '-p', 'tsconfig.json']) },
  { name: 'Unused files, exports and dependencies', run: () => tool('node_modules/.bin/knip', []) },
  { name: 'Unit tests', run: unitTests },
  { name: 'Build', run: build },
  { name: 'Browser journeys', run: browserTests },
];

/** Runs every check of the project, all of them even when one fails, and closes with their sum. */
export async function runTests(): Promise<void> {
  const total = { passed: 0, failed: 0 };
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const count = await withTemporaryFolder(step.run).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return failed;
    });
    total.passed += count.passed;
    total.failed += count.failed;
    console.log(`${step.name}: ${count.passed} passed, ${count.failed} failed.`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function tool(program: string, args: string[]): Promise<Count> {
  return (await run(path.join(root, program), args, root)) === 0 ? passed : failed;
}

async function unitTests(): Promise<Count> {
  await mkdir(cacheFolder, { recursive: true });
  await rm(JEST_REPORT, { force: true });
  const args = ['--ci', '--json', '--outputFile', JEST_REPORT];
  const code = await run(path.join(root, 'node_modules/.bin/jest'), args, root, { quiet: 'stdout' });
  return countJest(JEST_REPORT, code);
}

async function build(): Promise<Count> {
  for (const name of deployablePackages()) {
    const isBuilt = await buildIfChanged(name);
    console.log(`${name}: ${isBuilt ? 'built' : 'unchanged'}`);
  }
  return passed;
}

/** What measures times runs by itself: two browsers at once would be measured with it. */
async function browserTests(): Promise<Count> {
  const untimed = await playwright(['--grep-invert', '@timed']);
  const timed = await playwright(['--grep', '@timed', '--workers', '1']);
  return { passed: untimed.passed + timed.passed, failed: untimed.failed + timed.failed };
}
