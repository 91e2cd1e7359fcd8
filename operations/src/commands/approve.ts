import { BankReader } from '@bank/registry/bank/BankReader.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { operator } from '@bank/registry/config/operator.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { requireRelease, type State } from '@bank/registry/state.ts';
import type { Command } from 'commander';
import { findApp, findVersion } from './findApp.ts';
import { example, jsonOption, whyOption } from './options.ts';
import { print } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

export function addApprove(program: Command): void {
  program
    .command('approve')
    .description('sign a release that somebody else has made; it stays where it is until it is promoted')
    .argument('<package>', 'a package of the registry, such as auth')
    .argument('<version>', 'a version, or the start of its hash')
    .addOption(whyOption('Approved by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank approve auth 4f1c --why "Read together with Ada"'))
    .action(approve);
}

async function approve(
  wanted: string,
  start: string,
  { why, ...options }: { why: string; json?: boolean },
): Promise<void> {
  const deployment = await openDeployment();
  const current = await requireRegistry(deployment);
  const app = findApp(current, wanted);
  const version = findVersion(current, app, start);
  const reason = { by: operator(), action: 'approve', app, version, why };
  const edit = (state: State) => {
    requireRelease(state, app, version);
    return state;
  };
  const { registry } = await revise(deployment, reason, edit, { vouched: [{ app, version }] });
  const { revision } = registry ?? current;
  const { packages } = await new BankReader(deployment).read();
  const signatures = Object.keys(packages.get(app)?.document.signatures[version] ?? {}).length;
  const text = registry
    ? `Signed ${app} ${version}, which now has ${signatures} signatures (revision ${revision}).`
    : `Nothing to do: this key has signed ${app} ${version} already (revision ${revision}).`;
  print(options, { revision, changed: registry !== undefined, app, version, signatures }, text);
}
