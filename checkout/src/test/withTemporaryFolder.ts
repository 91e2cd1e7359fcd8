import { openRun } from '../testing/openRun.js';
import { root } from '../workspace/paths.ts';

/** Sets TMPDIR for `work`. Its files and processes end with it. */
export async function withTemporaryFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const run = openRun(root);
  try {
    return await work();
  } finally {
    await run.close();
  }
}
