import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import type { Figure, Mode, Result } from './Bench.ts';
import { openBenchBank } from './benchBank.ts';
import { median, middle, ratios } from './statistics.ts';

const PASSWORD = 'Harbour-Light-27';
const API = '/api/v1';
/** A browser has six. */
const STORM_CONNECTIONS = 200;
const subject = `GET /auth/me, ${STORM_CONNECTIONS} connections of another customer`;
const STORM = [`${API}/transactions?text=coffee`, `${API}/orders`].map((path) => ({ path }));
const MAX_RATIO = 3;
const FULL = { turns: 7, turnMs: 3000, warmUpMs: 2000 };
const SHORT = { turns: 1, turnMs: 200, warmUpMs: 200 };

/** One customer asks for `/auth/me`, one request after the other, while another one sends nothing or a storm, by turns. */
export default async function neighbor(mode: Mode): Promise<Result> {
  const { turns, turnMs, warmUpMs } = mode === 'full' ? FULL : SHORT;
  const { address, ask, close } = await openBenchBank('postgresql');
  const cookieOf = async (username: string) => cookiesOf(await ask('/auth/login', { username, password: PASSWORD }));
  const [neighborCookie, cookie] = [await cookieOf('newcomer'), await cookieOf('demo')];
  const measure = () => timesOf(`${address}${API}/auth/me`, neighborCookie, turnMs);
  const duration = Math.ceil((warmUpMs + turnMs) / 1000);
  const storm = { url: address, requests: STORM, connections: STORM_CONNECTIONS, headers: { cookie }, duration };
  const quiet: number[][] = [];
  const stormy: number[][] = [];
  let refused = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    quiet.push(await measure());
    // The storm runs in a thread of its own.
    const sent = autocannon({ ...storm, workers: 1 });
    await new Promise((resolve) => setTimeout(resolve, warmUpMs));
    stormy.push(await measure());
    const { non2xx, errors } = await sent;
    refused += non2xx + errors;
  }
  await close();
  return { figures: [...figuresOf(quiet, stormy, mode), { subject, name: 'refused', unit: 'count', value: refused }] };
}

function figuresOf(quiet: number[][], stormy: number[][], mode: Mode): Figure[] {
  const [quietP99, stormyP99] = [quiet.map(p99), stormy.map(p99)];
  const ratio = middle(ratios(stormyP99, quietP99));
  return [
    { subject, name: 'median, quiet', unit: 'ms', ...middle(quiet.map(median)) },
    { subject, name: 'median, in the storm', unit: 'ms', ...middle(stormy.map(median)) },
    { subject, name: '99th percentile, quiet', unit: 'ms', ...middle(quietP99) },
    { subject, name: '99th percentile, in the storm', unit: 'ms', ...middle(stormyP99) },
    {
      subject,
      name: '99th percentile, in the storm ÷ quiet',
      unit: 'times',
      ...ratio,
      ...(mode === 'full' && { max: MAX_RATIO }),
    },
  ];
}

/** Returns the ms of each request, sent by this process: what keeps the server busy delays them, too. */
async function timesOf(url: string, cookie: string, forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const start = performance.now();
  for (let now = start; now < start + forMs; now = performance.now()) {
    await statusOf(url, agent, cookie);
    times.push(performance.now() - now);
  }
  agent.destroy();
  return times;
}

function statusOf(url: string, agent: Agent, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`Answered with ${answer.statusCode}.`));
      answer.resume().on('end', resolve);
    }).on('error', reject);
  });
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
