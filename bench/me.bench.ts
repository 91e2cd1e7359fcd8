import autocannon from 'autocannon';
import { openBenchBank } from './benchBank.ts';

const CONNECTIONS = 10;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;

export default async function me(isQuick: boolean): Promise<boolean> {
  let allRefused = 0;
  for (const kind of isQuick ? (['postgresql'] as const) : (['embedded', 'postgresql'] as const)) {
    const { address, ask, close } = await openBenchBank(kind);
    const answer = await ask('/auth/login', { username: 'demo', password: 'Harbour-Light-27' });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const measure = (url: string, seconds: number) => {
      const amount = isQuick ? { amount: CONNECTIONS } : { duration: seconds };
      return autocannon({ url: address + url, connections: CONNECTIONS, ...amount, headers: { cookie } });
    };
    await measure('/api/v1/auth/me', WARM_UP_SECONDS);
    for (const url of ['/bare', '/api/v1/auth/me', '/bare', '/api/v1/auth/me']) {
      const { requests, latency, non2xx } = await measure(url, SECONDS);
      allRefused += non2xx;
      console.log(
        `${kind} ${url}: ${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx} refused.`,
      );
    }
    await close();
  }
  return allRefused === 0;
}
