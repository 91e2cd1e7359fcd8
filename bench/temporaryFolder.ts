import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string | undefined;

/** A new folder, which is gone when the benchmark has ended. */
export function temporaryFolder(): string {
  folder ??= create();
  return mkdtempSync(path.join(folder, 'part-'));
}

function create(): string {
  const created = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(created, { recursive: true, force: true }));
  return created;
}
