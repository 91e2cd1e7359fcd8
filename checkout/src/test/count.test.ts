import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { countJest, countPlaywright } from './count.ts';

async function report(content: unknown): Promise<string> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'report-')), 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('counts a suite that could not run as a failure, and tells how long each test ran', async () => {
  const testResults = [{ name: 'a.test.ts', assertionResults: [{ fullName: 'adds', duration: 12 }] }];
  const file = await report({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults });

  expect(await countJest(file, 1)).toEqual({
    passed: 5,
    failed: 2,
    tests: [{ name: 'a.test.ts › adds', duration: 12 }],
  });
});

test('counts a skipped journey, and one that needed a second attempt, as failures', async () => {
  const specs = [
    { title: 'signs in', file: 'a.spec.ts', tests: [{ projectName: 'phone', results: [{ duration: 7 }] }] },
  ];
  const stats = { expected: 9, unexpected: 0, flaky: 1, skipped: 1 };
  const file = await report({ stats, suites: [{ specs: [], suites: [{ specs }] }] });

  expect(await countPlaywright(file, 0)).toEqual({
    passed: 9,
    failed: 2,
    tests: [{ name: 'a.spec.ts › signs in (phone)', duration: 7 }],
  });
});

test('counts a run in which nothing was tested, or that ended badly, as a failure', async () => {
  const file = await report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] });

  expect(await countPlaywright(file, 0)).toEqual({ passed: 0, failed: 1, tests: [] });
  expect(await countPlaywright(file, 1)).toEqual({ passed: 0, failed: 1, tests: [] });
});

test('says so when there is no report', async () => {
  await expect(countJest('/nowhere.json', 0)).rejects.toThrow('without a report');
});
