import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request, startHttp } from '@bank/shared/http';

const STORM = 10_000;
/** Each request twice, and one refresh. */
const CALLS = 2 * STORM + 1;
/** Connections that the storm is sent over: a browser has six. */
const CONNECTIONS = 256;

/**
 * Ten thousand parallel requests, every one of which gets a 401 before the refresh is answered, over real HTTP: how
 * many calls that takes, and how long. It fails unless that is one refresh, and each request twice. Beside it the same
 * number of requests that need no renewal, in the same run. The 10,000 refusals have to fit into `RENEWAL_TIMEOUT`.
 */
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
const nothing = { refreshes: 0, calls: 0, refused: 0, failed: 0 };
const counted = { ...nothing };
let isRenewed = true;
let answerRefresh = () => {};
const server = createServer((incoming, response) => {
  counted.calls += 1;
  incoming.resume();
  const answer = (status: number) => response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  if (incoming.url === '/auth/refresh') {
    counted.refreshes += 1;
    answerRefresh = () => {
      isRenewed = true;
      answer(200);
    };
    return;
  }
  if (isRenewed) return answer(200);
  counted.refused += 1;
  answer(401);
  if (counted.refused === STORM) answerRefresh();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const session = new AbortController();
startHttp({
  baseURL: `http://127.0.0.1:${port}`,
  session: () => session.signal,
  onSessionEnd: () => console.error('The session has ended.'),
});
const httpAgent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

await storm();
const calm = await storm();
isRenewed = false;
Object.assign(counted, nothing);
const stormy = await storm();

console.log(`${STORM} parallel requests, no renewal needed: ${calm.toFixed(0)} ms.`);
console.log(
  `${STORM} parallel requests, all refused before the refresh is answered: ${stormy.toFixed(0)} ms, ${counted.refused} refused, ${counted.refreshes} refresh, ${counted.calls} calls (expected ${CALLS}), ${counted.failed} failed.`,
);
process.exitCode = counted.refreshes === 1 && counted.calls === CALLS && counted.failed === 0 ? 0 : 1;
httpAgent.destroy();
server.close();

/** @returns how long it takes until all are answered, in ms */
async function storm(): Promise<number> {
  const start = performance.now();
  // None may run into its deadline while it waits for a connection: this is about the rule alone.
  const calls = Array.from({ length: STORM }, (_, number) =>
    request({ url: `/things/${number}`, httpAgent, timeout: 120_000 }),
  );
  const outcomes = await Promise.allSettled(calls);
  counted.failed = outcomes.filter(({ status }) => status === 'rejected').length;
  return performance.now() - start;
}
