import { rmSync } from 'node:fs';

export default function globalTeardown() {
  rmSync(globalThis.testFolder, { recursive: true, force: true });
}
