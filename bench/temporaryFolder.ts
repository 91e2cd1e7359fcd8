import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new folder, which is gone when the benchmarks have ended. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'bench-'));
}
