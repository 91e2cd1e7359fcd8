import { load as loadGateway } from '@bank/operations/testing/load.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import type { Mode, Result } from './Bench.ts';
import { workspaceBank } from './bigBank.ts';
import { forkGateway, shellScript } from './forkGateway.ts';
import { middle, ratios } from './statistics.ts';

const CONNECTIONS = 20;
const MIN_RATIO = 0.95;
const US_PER_S = 1_000_000;
const FULL = { turns: 151, amount: 800 };
const SHORT = { turns: 1, amount: 200 };

/** Two gateways get the same requests by turns. Their own processor time counts, so what else the machine does does not. */
export default async function observed(mode: Mode): Promise<Result> {
  const { turns, amount } = mode === 'full' ? FULL : SHORT;
  const deployment = await workspaceBank();
  const script = await shellScript(deployment);
  const silent = await forkGateway(deployment);
  const watched = await forkGateway(deployment, { BANK_LOG_REQUESTS: 'yes', BANK_METRICS_PORT: await freePort() });
  let refused = 0;
  const rateOf = async ({ address, ask }: typeof silent) => {
    const before = await ask<NodeJS.CpuUsage>('processor');
    const result = await loadGateway(address, script, { connections: CONNECTIONS, amount });
    const after = await ask<NodeJS.CpuUsage>('processor');
    refused += result.errors + result.timeouts + result.refused;
    return (result.answered * US_PER_S) / (after.user + after.system - before.user - before.system);
  };
  // The first turn warms up.
  for (const gateway of [silent, watched]) await rateOf(gateway);
  const [off, on]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    off.push(await rateOf(silent));
    on.push(await rateOf(watched));
  }
  for (const { stop } of [silent, watched]) stop();

  const subject = 'a second of the gateway’s processor time';
  return {
    figures: [
      { subject, name: 'requests', unit: 'per second', ...middle(off) },
      { subject, name: 'requests with metrics and lines', unit: 'per second', ...middle(on) },
      {
        ...{ subject, name: 'with metrics and lines ÷ without', unit: 'times', ...middle(ratios(on, off)) },
        ...(mode === 'full' && { min: MIN_RATIO }),
      },
      { subject, name: 'errors, time-outs and answers other than 2xx', unit: 'count', value: refused, max: 0 },
    ],
  };
}
