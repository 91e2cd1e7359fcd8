import { Agent, createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request, startHttp } from '@bank/shared/http';
import type { Mode, Result } from './Bench.ts';

const REQUESTS = 10_000;
const QUICK_REQUESTS = 100;
/** A browser has six. */
const CONNECTIONS = 256;
/** Long enough for all of them to wait for a connection: this is about the one refresh, not about deadlines. */
const TIMEOUT_MS = 120_000;

/** All requests get a 401 before the one refresh is answered: 10,000 refusals must fit into `REFRESH_TIMEOUT_MS`. */
export default async function storm(mode: Mode): Promise<Result> {
  const count = mode === 'full' ? REQUESTS : QUICK_REQUESTS;
  const server = await startServer(count);
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  const session = new AbortController();
  const onSessionEnd = () => console.error('The session has ended.');
  startHttp({ baseURL: server.address, session: () => session.signal, onSessionEnd });
  const httpAgent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  await send(count, httpAgent);
  const calm = await send(count, httpAgent);
  server.expireSession();
  const stormy = await send(count, httpAgent);
  httpAgent.destroy();
  server.close();

  const { refused, refreshes, calls } = server.counted;
  const expected = 2 * count + 1;
  const subject = `${count} parallel requests`;
  return {
    figures: [
      { subject, name: 'no renewal needed', unit: 'ms', value: calm.ms },
      { subject, name: 'all refused before the refresh is answered', unit: 'ms', value: stormy.ms },
      { subject, name: 'refused', unit: 'count', value: refused },
      { subject, name: 'refreshes', unit: 'count', value: refreshes, max: 1, min: 1 },
      { subject, name: 'calls', unit: 'count', value: calls, max: expected, min: expected },
      { subject, name: 'failed', unit: 'count', value: stormy.failed, max: 0 },
    ],
  };
}

/** Refuses `count` requests once the session has run out, and answers the refresh after the last of them. */
async function startServer(count: number) {
  const counted = { refreshes: 0, calls: 0, refused: 0 };
  let isRefreshed = true;
  let pendingRefresh: ServerResponse | undefined;
  const server = createServer((incoming, response) => {
    counted.calls += 1;
    incoming.resume();
    if (incoming.url === '/auth/refresh') {
      counted.refreshes += 1;
      pendingRefresh = response;
    } else if (isRefreshed) {
      answer(response, 200);
    } else {
      counted.refused += 1;
      answer(response, 401);
    }
    if (counted.refused < count || !pendingRefresh) return;
    isRefreshed = true;
    answer(pendingRefresh, 200);
    pendingRefresh = undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counted,
    expireSession: () => {
      isRefreshed = false;
      Object.assign(counted, { refreshes: 0, calls: 0, refused: 0 });
    },
    close: () => server.close(),
  };
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
}

async function send(count: number, httpAgent: Agent): Promise<{ ms: number; failed: number }> {
  const start = performance.now();
  const calls = Array.from({ length: count }, (_, number) =>
    request({ url: `/things/${number}`, httpAgent, timeout: TIMEOUT_MS }),
  );
  const outcomes = await Promise.allSettled(calls);
  const failed = outcomes.filter(({ status }) => status === 'rejected').length;
  return { ms: performance.now() - start, failed };
}
