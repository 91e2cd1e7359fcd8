import { freePort as anyFreePort } from '@bank/registry/testing/freePort.ts';

export async function freePort(): Promise<number> {
  return Number(await anyFreePort());
}
