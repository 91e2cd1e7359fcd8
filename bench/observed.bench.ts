import { load as loadGateway } from '@bank/operations/testing/load.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import type { Mode, Result } from './Bench.ts';
import { workspaceBank } from './bigBank.ts';
import { forkGateway, shellScript } from './forkGateway.ts';
import { middle, ratios, rotated } from './statistics.ts';

const CONNECTIONS = 20;
const MIN_RATIO = 0.95;
const US_PER_S = 1_000_000;
const FULL = { pairs: 6, turns: 15, amount: 800, warmUp: 2000 };
const SHORT = { pairs: 1, turns: 1, amount: 200, warmUp: 200 };

type Gateway = Awaited<ReturnType<typeof forkGateway>>;

/**
 * Two gateways get the same requests by turns, and who is first changes. Only their own processor time counts, not the load of
 * the machine. Processes of the same code differ for as long as they live, so there are several pairs of them.
 */
export default async function observed(mode: Mode): Promise<Result> {
  const { pairs, turns, amount, warmUp } = mode === 'full' ? FULL : SHORT;
  const deployment = await workspaceBank();
  const script = await shellScript(deployment);
  let refused = 0;
  const rateOf = async ({ address, ask }: Gateway, amount: number) => {
    const before = await ask<NodeJS.CpuUsage>('processor');
    const result = await loadGateway(address, script, { connections: CONNECTIONS, amount });
    const after = await ask<NodeJS.CpuUsage>('processor');
    refused += result.errors + result.timeouts + result.refused;
    return (result.answered * US_PER_S) / (after.user + after.system - before.user - before.system);
  };
  const [off, on]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const silent = await forkGateway(deployment);
    const watched = await forkGateway(deployment, { BANK_LOG_REQUESTS: 'yes', BANK_METRICS_PORT: await freePort() });
    const both = [
      { gateway: silent, rates: off },
      { gateway: watched, rates: on },
    ];
    for (const { gateway } of both) await rateOf(gateway, warmUp);
    for (let turn = 0; turn < turns; turn += 1)
      for (const { gateway, rates } of rotated(both, turn)) rates.push(await rateOf(gateway, amount));
    for (const { gateway } of both) gateway.stop();
  }

  const subject = 'a second of the gateway’s processor time';
  return {
    figures: [
      { subject, name: 'requests', unit: 'per second', ...middle(off) },
      { subject, name: 'requests with metrics and lines', unit: 'per second', ...middle(on) },
      {
        subject,
        name: 'with metrics and lines ÷ without',
        unit: 'times',
        ...middle(ratios(on, off)),
        ...(mode === 'full' && { min: MIN_RATIO }),
      },
      { subject, name: 'errors, time-outs and answers other than 2xx', unit: 'count', value: refused, max: 0 },
    ],
  };
}
