import { rm } from 'node:fs/promises';

export default async function globalTeardown(): Promise<void> {
  await globalThis.postgresServer?.remove();
  await rm(process.env.BANK_TEST_FOLDER ?? '', { recursive: true, force: true });
}
