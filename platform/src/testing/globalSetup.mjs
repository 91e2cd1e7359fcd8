import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleIfChanged } from '../../bundleIfChanged.mjs';

/** Gives the tests a folder for temporary files, which `globalTeardown.mjs` removes. */
export default function globalSetup() {
  bundleIfChanged();
  globalThis.testFolder = mkdtempSync(path.join(os.tmpdir(), 'bank-unit-'));
  // The database server runs as another user.
  chmodSync(globalThis.testFolder, 0o711);
  process.env.TMPDIR = globalThis.testFolder;
}
