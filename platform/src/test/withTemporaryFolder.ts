import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Gives everything that runs meanwhile a temporary folder of its own, and removes it with all that was left there. */
export async function withTemporaryFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-'));
  // A database server runs as another user, who has to get through.
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
