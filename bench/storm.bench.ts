import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request, startHttp } from '@bank/shared/http';

const STORM = 10_000;
const CALLS_LIMIT = 2 * STORM + 1;
/** Connections that the storm is sent over: a browser has six. */
const CONNECTIONS = 64;

/**
 * Ten thousand parallel requests whose session has to be renewed, over real HTTP: how many calls that takes, and how
 * long. Beside it the same number of requests that need no renewal, in the same run.
 */
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
const counted = { refreshes: 0, calls: 0 };
let isRenewed = true;
const server = createServer((incoming, response) => {
  counted.calls += 1;
  const isRefresh = incoming.url === '/auth/refresh';
  if (isRefresh) {
    counted.refreshes += 1;
    isRenewed = true;
  }
  incoming.resume();
  response.writeHead(isRenewed ? 200 : 401, { 'content-type': 'application/json' }).end('{}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const session = new AbortController();
let hasEnded = false;
startHttp({
  baseURL: `http://127.0.0.1:${port}`,
  session: () => session.signal,
  onSessionEnd: () => {
    hasEnded = true;
  },
});
const httpAgent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

await storm();
const calm = await storm();
isRenewed = false;
Object.assign(counted, { refreshes: 0, calls: 0 });
const stormy = await storm();

console.log(`${STORM} parallel requests, no renewal needed: ${calm.toFixed(0)} ms.`);
console.log(
  `${STORM} parallel requests, session to be renewed: ${stormy.toFixed(0)} ms, ${counted.refreshes} refresh, ${counted.calls} calls (limit ${CALLS_LIMIT}).`,
);
process.exitCode = counted.refreshes === 1 && counted.calls <= CALLS_LIMIT && !hasEnded ? 0 : 1;
httpAgent.destroy();
server.close();

/** @returns how long it takes until all are answered, in ms */
async function storm(): Promise<number> {
  const start = performance.now();
  // None may run into its deadline while it waits for a connection: this is about the rule alone.
  const calls = Array.from({ length: STORM }, (_, number) =>
    request({ url: `/things/${number}`, httpAgent, timeout: 120_000 }),
  );
  await Promise.all(calls);
  return performance.now() - start;
}
