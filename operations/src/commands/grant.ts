import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { latestRegistry } from '@bank/registry/revisions/registry.ts';
import { firstRoles, granted } from '@bank/registry/roles/grant.ts';
import { readAuthority } from '@bank/registry/roles/readAuthority.ts';
import { signRoles } from '@bank/registry/roles/signRoles.ts';
import { type KnownKey, knownKeys } from '@bank/registry/signing/KeyFolder.ts';
import { emptyState } from '@bank/registry/state.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';

interface GrantOptions {
  key: string;
  package: string[];
  mount: string[];
  json?: boolean;
}

export function addGrant(program: Command): void {
  program
    .command('grant')
    .description('let a key release packages under some paths: signs the roles document with that role in it')
    .argument('<role>', 'such as "Cards squad"; one that exists gets these beside what it has')
    .requiredOption('--key <name=key>', 'a public key in one line, as the squad’s first release prints it')
    .requiredOption('--package <names...>', 'packages, such as mfe-cards')
    .requiredOption('--mount <paths...>', 'paths, such as "/cards/*" with everything below it')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      example('bank grant "Cards squad" --key cards-2027=MCow… --package mfe-cards --mount "/cards/*"'),
    )
    .action(grant);
}

async function grant(role: string, { key, package: packages, mount, ...options }: GrantOptions): Promise<void> {
  const deployment = await openDeployment();
  const { roles } = await readAuthority(deployment);
  const state = (await latestRegistry(deployment)) ?? emptyState;
  const roots = (await deployment.keys.known()).values();
  const before = roles ?? firstRoles(deployment.name, state, roots, packages);
  const added = keyOf(key);
  const after = granted(before, { role, key: added, packages, mounts: mount });
  const others = (before.roles[role]?.keys ?? []).filter((id) => id !== added.id);
  const beside = others.length > 0 ? `\nBeside ${others.join(', ')}, which had this role before.` : '';
  const { signers, isInForce } = await signRoles(deployment, after);
  const outcome = isInForce
    ? 'It is in force.'
    : `It needs ${(deployment.rootThreshold ?? 1) - signers.length} more: the next holder of a root key runs the same command.`;
  const text = `"${role}" may release ${packages.join(', ')} under ${mount.join(', ')}: version ${after.version} of the roles document, signed by ${signers.join(', ')}. ${outcome}${beside}`;
  print(options, { role, version: after.version, signers, isInForce }, text);
}

function keyOf(text: string): KnownKey {
  const [, id, base64] = /^([\w.-]+)=(.+)$/.exec(text) ?? [];
  const [key] = id && base64 ? knownKeys({ [id]: base64 }) : [];
  if (key) return key;
  throw new OperatorError(`--key is "${text}". Expected a name and a public key, such as cards-2027=MCow….`);
}
