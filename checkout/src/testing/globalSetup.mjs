import { bundleIfChanged, root } from '../../bundleIfChanged.mjs';
import { openRun } from './openRun.js';

export default function globalSetup() {
  bundleIfChanged();
  globalThis.testRun ??= openRun(root);
}
