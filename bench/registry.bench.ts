import { newCohort } from '@bank/gateway/cohort.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { setCanary } from '@bank/registry/edits/canary.ts';
import { hold } from '@bank/registry/edits/hold.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { State } from '@bank/registry/state.ts';
import autocannon from 'autocannon';
import type { Mode, Result } from './Bench.ts';
import { bankOf, reason } from './bigBank.ts';
import { forkGateway } from './forkGateway.ts';
import { middle, ratios } from './statistics.ts';

const REMOTES = 300;
/** Each has customers of its own, so there are 256 combinations. */
const CANARIES = 8;
const COHORTS = 1000;
const CONNECTIONS = 20;
const FULL = { turns: 31, amount: 4000 };
const SHORT = { turns: 3, amount: 1000 };
const US_PER_S = 1_000_000;
/** A tab that is on screen asks this often (`POLL_INTERVAL_MS` of the shell). */
const POLL_S = 300;
const MAX_RATIO = 3;
const MIN_TABS = 1_000_000;

interface Asked {
  path: string;
  headers: Record<string, string>;
}

/** Only the gateway's own processor time counts, not the load of the machine. */
export default async function registry(mode: Mode): Promise<Result> {
  const { turns, amount } = mode === 'full' ? FULL : SHORT;
  const { address, ask, stop } = await forkGateway(await bankWithCanaries());
  const path = `${new URL(address).pathname}registry.json`;
  const cohorts = Array.from({ length: COHORTS }, () => ({ cookie: `bank:cohort=${newCohort()}` }));
  const held = await Promise.all(cohorts.map(async (headers) => ({ ...headers, ...(await tagOf(address, headers)) })));
  const forms: Record<string, Asked[]> = {
    bare: [{ path: '/bare', headers: {} }],
    unchanged: held.map((headers) => ({ path, headers })),
    whole: cohorts.map((headers) => ({ path, headers: { ...headers, 'accept-encoding': 'br' } })),
  };
  const times: Record<string, number[]> = { bare: [], unchanged: [], whole: [] };
  let failed = 0;
  // The first turn warms up.
  for (let turn = -1; turn < turns; turn += 1)
    for (const [name, requests] of Object.entries(forms)) {
      const before = await ask<NodeJS.CpuUsage>('processor');
      const run = await autocannon({ url: new URL(address).origin, connections: CONNECTIONS, amount, requests });
      const after = await ask<NodeJS.CpuUsage>('processor');
      failed += run.errors + run.timeouts + run['4xx'] + run['5xx'];
      if (turn >= 0) times[name]?.push((after.user + after.system - before.user - before.system) / amount);
    }
  stop();

  const { bare = [], unchanged = [], whole = [] } = times;
  const subject = `registry.json, ${REMOTES} remotes, ${CANARIES} canaries`;
  const tabs = unchanged.map((time) => (US_PER_S / time) * POLL_S);
  return {
    figures: [
      {
        subject,
        name: '304 ÷ bare 304',
        unit: 'times',
        ...middle(ratios(unchanged, bare)),
        ...(mode === 'full' && { max: MAX_RATIO }),
      },
      { subject, name: 'whole, compressed ÷ bare 304', unit: 'times', ...middle(ratios(whole, bare)) },
      {
        subject,
        name: 'open tabs that one core answers',
        unit: 'count',
        ...middle(tabs),
        ...(mode === 'full' && { min: MIN_TABS }),
      },
      { subject, name: 'errors, time-outs and refusals', unit: 'count', value: failed, max: 0 },
    ],
  };
}

async function tagOf(address: string, headers: Record<string, string>): Promise<Record<string, string>> {
  const answer = await fetch(`${address}registry.json`, { headers });
  await answer.arrayBuffer();
  return { 'if-none-match': String(answer.headers.get('etag')) };
}

async function bankWithCanaries(): Promise<Deployment> {
  const deployment = await bankOf(REMOTES);
  await revise(deployment, { ...reason, action: 'canary', app: 'registry' }, (state) =>
    Object.keys(state.remotes).slice(-CANARIES).reduce(withCanary, state),
  );
  return deployment;
}

function withCanary(state: State, app: string): State {
  const live = state.releases[app]?.[state.remotes[app]?.active ?? ''];
  if (!live) throw new Error(`${app} has no release.`);
  const version = `${live.version.split('-')[0]}-0000000001`;
  return setCanary(app, version, 50)(hold({ ...live, version })(state));
}
