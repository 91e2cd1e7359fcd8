import { chmodSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { bundleIfChanged } from '../../bundleIfChanged.mjs';
import { temporaryRoot } from './temporaryRoot.js';

/** Gives the tests a folder for temporary files, which `globalTeardown.mjs` removes. */
export default function globalSetup() {
  bundleIfChanged();
  globalThis.testFolder = mkdtempSync(path.join(temporaryRoot(), 'bank-unit-'));
  // The database server runs as another user.
  chmodSync(globalThis.testFolder, 0o711);
  process.env.TMPDIR = globalThis.testFolder;
}
