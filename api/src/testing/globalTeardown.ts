import { rm } from 'node:fs/promises';
import path from 'node:path';

export default async function globalTeardown(): Promise<void> {
  await globalThis.postgresServer?.remove();
  await rm(path.dirname(process.env.BANK_TEST_DUMP ?? ''), { recursive: true, force: true });
}
