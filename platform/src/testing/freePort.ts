import { freePortFrom } from '../dev/freePortFrom.ts';

/** Below the ephemeral ports, of which the tests use thousands. */
const FIRST = 10_000;
const COUNT = 20_000;

export async function freePort(): Promise<string> {
  return String(await freePortFrom(FIRST + Math.floor(Math.random() * COUNT)));
}
