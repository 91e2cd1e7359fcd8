import { readFile } from 'node:fs/promises';

export interface Count {
  passed: number;
  failed: number;
}

export const passed: Count = { passed: 1, failed: 0 };
export const failed: Count = { passed: 0, failed: 1 };

/** Tests of a Jest JSON report. A run that ended badly counts at least one failure, whatever the report says. */
export async function countJest(file: string, exitCode: number): Promise<Count> {
  const report = (await readJson(file)) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
  return atLeastOneFailure({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, exitCode);
}

/**
 * Tests of a Playwright JSON report. A skipped test counts as failed. One that passed at its second attempt only has passed:
 * the runner's own summary names it as flaky.
 */
export async function countPlaywright(file: string, exitCode: number): Promise<Count> {
  const { stats } = (await readJson(file)) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return atLeastOneFailure(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped },
    exitCode,
  );
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
