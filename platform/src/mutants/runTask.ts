import { mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCLI } from 'jest';
import { withTemporaryFolder } from '../test/withTemporaryFolder.ts';
import { root } from '../workspace/paths.ts';

/** Runs one test file, with a mutant or with the coverage of some sources. Paths are from the workspace's root. */
export interface Task {
  project: string;
  test: string;
  mutant?: { file: string; start: number; end: number; replacement: string };
  cover?: string[];
}

export interface TaskResult {
  isGreen: boolean;
  /** In ms. */
  time: number;
  /** The covered lines of each source. */
  lines: Record<string, number[]>;
}

interface FileCoverage {
  statementMap: Record<string, { start: { line: number } }>;
  s: Record<string, number>;
}

const transformer = path.join(import.meta.dirname, 'mutatingTransform.cjs');
const testRunner = path.join(import.meta.dirname, 'stopAtFailure.cjs');
/** A mutant may keep a test waiting. */
const TEST_TIMEOUT_MS = 10_000;

process.on('message', async (task: Task) => {
  process.send?.(await withTemporaryFolder(() => runTask(task)));
});
// An interrupted run leaves no process behind.
process.on('disconnect', () => process.exit());

async function runTask(task: Task): Promise<TaskResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-coverage-'));
  const startedAt = performance.now();
  const options = {
    $0: 'mutants',
    _: [path.join(root, task.test)],
    runTestsByPath: true,
    config: JSON.stringify(await configOf(task)),
    runInBand: true,
    silent: true,
    ci: true,
    watchman: false,
    reporters: [],
    ...(task.cover && coverageOptions(task.project, task.cover, folder)),
  };
  const { results } = await runCLI(options as never, [root]);
  const time = performance.now() - startedAt;
  const lines = task.cover ? await coveredLines(path.join(folder, 'coverage-final.json')) : {};
  return { isGreen: results.success && results.numPassedTests > 0, time, lines };
}

async function configOf({ project: name, mutant }: Task): Promise<object> {
  const { default: config } = await import(path.join(root, 'jest.config.mjs'));
  const project = config.projects.find(({ displayName }: { displayName: string }) => displayName === name);
  if (!project) throw new Error(`jest.config.mjs has no project "${name}".`);
  const transforms = Object.entries<string | [string, object]>(project.transform);
  const [files = '', [, swc] = []] = transforms.find(([, one]) => Array.isArray(one)) ?? [];
  const options = { swc, mutant: mutant ? { ...mutant, file: path.join(root, mutant.file) } : {} };
  return {
    ...project,
    rootDir: path.resolve(root, project.rootDir),
    transform: { ...project.transform, [files]: [transformer, options] },
    testRunner,
    testTimeout: TEST_TIMEOUT_MS,
    cacheDirectory: path.join(root, '.cache/mutants'),
  };
}

function coverageOptions(project: string, cover: string[], folder: string): object {
  return {
    coverage: true,
    coverageProvider: 'v8',
    coverageReporters: ['json'],
    coverageDirectory: folder,
    collectCoverageFrom: cover.map((file) => path.posix.relative(project, file)),
  };
}

async function coveredLines(report: string): Promise<Record<string, number[]>> {
  const files = JSON.parse(await readFile(report, 'utf8')) as Record<string, FileCoverage>;
  const covered = Object.entries(files).map(([file, { statementMap, s }]) => {
    const ran = Object.entries(statementMap).filter(([id]) => (s[id] ?? 0) > 0);
    return [path.relative(root, file), ran.map(([, { start }]) => start.line)];
  });
  return Object.fromEntries(covered);
}
