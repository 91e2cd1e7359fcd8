import autocannon from 'autocannon';
import { openBenchBank } from './benchBank.ts';

const SECONDS = Number(process.env.SECONDS ?? 10);
const CONNECTIONS = 10;

/** How many times a second `/auth/me` answers, next to a bare route of the same server in the same run. */
for (const kind of ['embedded', 'postgresql'] as const) {
  const { address, ask, close } = await openBenchBank(kind);
  const answer = await ask('/auth/login', { username: 'demo', password: 'Harbour-Light-27' });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const measure = (url: string, duration: number) =>
    autocannon({ url: address + url, connections: CONNECTIONS, duration, headers: { cookie } });
  await measure('/api/v1/auth/me', 2);
  for (const url of ['/bare', '/api/v1/auth/me', '/bare', '/api/v1/auth/me']) {
    const { requests, latency, non2xx } = await measure(url, SECONDS);
    console.log(
      `${kind} ${url}: ${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx} refused.`,
    );
  }
  await close();
}
