import { freePortFrom } from '../dev/freePortFrom.ts';

/** Below the ports that systems give to outgoing connections, of which the tests make thousands. */
const FIRST = 10_000;
const COUNT = 20_000;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<string> {
  return String(await freePortFrom(FIRST + Math.floor(Math.random() * COUNT)));
}
