import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryRoot } from '../testing/temporaryRoot.js';

/** Sets TMPDIR for `work`, so that nothing is left behind. */
export async function withTemporaryFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(temporaryRoot(), 'bank-'));
  // The database server runs as another user.
  await chmod(folder, 0o711);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(folder, { recursive: true, force: true });
  }
}
