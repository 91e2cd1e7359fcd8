import { freePort as anyFreePort } from '@bank/platform/src/testing/freePort.ts';

/** A port of this machine that nothing uses. */
export async function freePort(): Promise<number> {
  return Number(await anyFreePort());
}
