import { readFile } from 'node:fs/promises';

export interface Count {
  passed: number;
  failed: number;
  tests: TimedTest[];
}

export interface TimedTest {
  name: string;
  /** Milliseconds. */
  duration: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
}

export function countOfOne(hasPassed: boolean): Count {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, tests: [] };
}

export async function countJest(file: string, exitCode: number): Promise<Count> {
  const report = (await readJson(file)) as JestReport;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${name} › ${fullName}`, duration: duration ?? 0 })),
  );
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return atLeastOneFailure({ passed: report.numPassedTests, failed, tests }, exitCode);
}

/** Skipped and flaky tests count as failed. */
export async function countPlaywright(file: string, exitCode: number): Promise<Count> {
  const { stats, suites } = (await readJson(file)) as PlaywrightReport;
  const failed = stats.unexpected + stats.skipped + stats.flaky;
  return atLeastOneFailure({ passed: stats.expected, failed, tests: suites.flatMap(testsOf) }, exitCode);
}

function testsOf({ suites = [], specs }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

function atLeastOneFailure(count: Count, exitCode: number): Count {
  if (exitCode === 0 && count.passed > 0) return count;
  return { ...count, failed: Math.max(count.failed, 1) };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The test runner ended without a report (${file}). The lines above say why.`);
  });
  return JSON.parse(text);
}
