import autocannon from 'autocannon';
import type { Figure, Mode, Result } from './Bench.ts';
import { openBenchBank } from './benchBank.ts';

const CONNECTIONS = 10;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;
const ME = '/api/v1/auth/me';

export default async function me(mode: Mode): Promise<Result> {
  const figures: Figure[] = [];
  for (const kind of mode === 'full' ? (['embedded', 'postgresql'] as const) : (['postgresql'] as const)) {
    const { address, ask, close } = await openBenchBank(kind);
    const answer = await ask('/auth/login', { username: 'demo', password: 'Harbour-Light-27' });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const measure = (url: string, seconds: number) => {
      const amount = mode === 'full' ? { duration: seconds } : { amount: CONNECTIONS };
      return autocannon({ url: address + url, connections: CONNECTIONS, ...amount, headers: { cookie } });
    };
    await measure(ME, WARM_UP_SECONDS);
    // Turns make what else the machine does hit both alike.
    const bare = [await measure('/bare', SECONDS)];
    const known = [await measure(ME, SECONDS)];
    bare.push(await measure('/bare', SECONDS));
    known.push(await measure(ME, SECONDS));
    const mean = (runs: autocannon.Result[], of: (run: autocannon.Result) => number) =>
      runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
    const rate = ({ requests }: autocannon.Result) => requests.average;
    figures.push(
      { subject: kind, name: ME, unit: 'per second', value: mean(known, rate) },
      { subject: kind, name: `${ME}, 99th percentile`, unit: 'ms', value: mean(known, ({ latency }) => latency.p99) },
      { subject: kind, name: 'bare route', unit: 'per second', value: mean(bare, rate) },
      { subject: kind, name: `bare route ÷ ${ME}`, unit: 'times', value: mean(bare, rate) / mean(known, rate) },
      {
        subject: kind,
        name: 'refused',
        unit: 'count',
        value: mean([...bare, ...known], ({ non2xx }) => non2xx),
        max: 0,
      },
    );
    await close();
  }
  return { figures };
}
