import { freePort as anyFreePort } from '@bank/platform/src/testing/freePort.ts';

export async function freePort(): Promise<number> {
  return Number(await anyFreePort());
}
