import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Package } from '../workspace/Workspace.ts';
import type { DevServer } from './DevServer.ts';
import type { DevServers } from './DevServers.ts';

export async function developAgainst(bank: string, servers: DevServers, packages: Package[]): Promise<void> {
  await requireOverrides(bank);
  const { hostname } = new URL(bank);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  await servers.start(packages, { BANK_DEV_ALLOW: hostname });
  console.log(instructions(bank, servers.all));
}

async function requireOverrides(bank: string): Promise<void> {
  const html = await fetch(bank)
    .then((response) => response.text())
    .catch(() => {
      throw new OperatorError(`${bank} does not answer. Give the address of a deployed bank, with its base path.`);
    });
  const config = /id="bank-config">(.*?)<\/script>/.exec(html)?.[1];
  if (!config) throw new OperatorError(`${bank} is not a page of a bank. Give its address with the base path.`);
  const { overrides } = JSON.parse(config) as { overrides?: boolean };
  if (overrides) return;
  throw new OperatorError(
    `${bank} does not allow overrides. Use a test deployment with "overrides": true in its configuration.`,
  );
}

function instructions(bank: string, servers: DevServer[]): string {
  const addresses = servers.map(({ origin }) => `${origin}bank.json`).join(' ');
  return `
Ready. To see ${servers.map(({ name }) => name).join(' and ')} of this machine in ${bank}:
  1. Open it and sign in.
  2. Choose "Overrides" in your account's menu, at the top right.
  3. Paste this line and confirm:

     ${addresses}

It is for that tab only. "Reset" in the banner leads back to the deployed versions.`;
}
