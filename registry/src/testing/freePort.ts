import { freePortFrom } from '../freePortFrom.ts';

/** The range lies below the ephemeral ports, of which the tests use thousands. */
const FIRST_PORT = 10_000;
const PORT_COUNT = 20_000;

export async function freePort(): Promise<string> {
  return String(await freePortFrom(FIRST_PORT + Math.floor(Math.random() * PORT_COUNT)));
}
