import { commandLine } from '@bank/registry/commandLine.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { operator } from '@bank/registry/config/operator.ts';
import { type CarriedOver, carryOver } from '@bank/registry/oldForm/carryOver.ts';
import { removeOldForm } from '@bank/registry/oldForm/removeOldForm.ts';
import type { SignedRoles } from '@bank/registry/revisions/signRoles.ts';
import type { Authority } from '@bank/registry/roles/Authority.ts';
import { channelOf, heldVersions } from '@bank/registry/state.ts';
import { REGISTRY_FOLDER } from '@bank/registry/streams/Documents.ts';
import { isOldFile } from '@bank/registry/streams/oldFiles.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print, table } from './print.ts';
import { stillMissing } from './stillMissing.ts';

type Written = NonNullable<CarriedOver['written']>;

export function addCarryOver(program: Command): void {
  program
    .command('carry-over')
    .description('write what a store of the form before has as streams by role')
    .option('--remove-old', 'then remove the files of the form before')
    .addOption(jsonOption())
    .addHelpText('after', example('bank carry-over'))
    .action(carryOverCommand);
}

async function carryOverCommand({ removeOld, ...options }: { removeOld?: boolean; json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const { roles, authority, already, written } = await carryOver(deployment, operator());
  const isDone = Boolean(written ?? already);
  const removed = removeOld && isDone ? await removeOldForm(deployment) : undefined;
  const remaining = (await deployment.store.list(REGISTRY_FOLDER)).filter(isOldFile).length;
  const data = {
    ...(roles && { roles }),
    ...(written && dataOf(written)),
    ...(already && { already: true, revision: already.revision }),
    ...{ removed, remaining },
  };
  const lines = [
    ...(roles ? [describeRoles(roles, authority)] : []),
    ...(written ? describeWritten(written) : []),
    ...(already ? [`Carried over already (revision ${already.revision}).`] : []),
    ...(isDone ? describeFiles(removed, remaining) : []),
  ];
  print(options, data, lines.join('\n'));
}

function describeRoles({ signers, missing }: SignedRoles, authority: Authority | undefined): string {
  const signed = `Version 1 of the roles document is signed by ${signers.join(', ')}. ${stillMissing(missing)}`;
  if (!authority) return signed;
  const { operators, roots } = authority.roles;
  return `${signed}\nRoots: ${roots.keys.join(', ')}. Operators, of whom one runs this command: ${operators.join(', ')}.`;
}

function dataOf({ old, bank, signedAgain }: Written) {
  const { problems, leftOut } = old;
  const packages = old.packages.map(({ package: app, releases }) => {
    const { active = null, canary, pinned, disabled } = channelOf(old.registry, app) ?? {};
    const held = heldVersions(old.registry, app);
    return { app, active, canary: canary?.version, held, pinned, disabled, releases: Object.keys(releases) };
  });
  return { before: old.registry.revision, revision: bank.revision, packages, problems, leftOut, signedAgain };
}

function describeWritten(written: Written): string[] {
  const { before, revision, packages, problems, leftOut, signedAgain } = dataOf(written);
  const rows = packages.map(({ app, active, canary, held, pinned, disabled, releases }) => [
    ...[app, active ?? '–', canary ?? '–', held.join(', ') || '–', String(releases.length)],
    [pinned && 'pinned', disabled && 'disabled'].filter(Boolean).join(', ') || '–',
  ]);
  const left = [...problems, ...leftOut].map((text) => `Left out: ${text}`);
  const again = signedAgain.map(
    ({ app, version }) => `${app} ${version} is signed by the key here: who had signed it before is no longer known.`,
  );
  return [
    `Carried over: revision ${before} of the form before is revision ${revision} now.`,
    table([['Package', 'Active', 'Canary', 'Held', 'Releases', 'By operators'], ...rows]),
    ...left,
    ...again,
  ];
}

function describeFiles(removed: number | undefined, remaining: number): string[] {
  if (removed !== undefined) return [`Removed ${removed} files of the form before.`];
  if (remaining === 0) return [];
  return [
    `${remaining} files of the form before are still there. Remove them once all gateways and checkouts have this version: ${commandLine('carry-over --remove-old')}`,
  ];
}
