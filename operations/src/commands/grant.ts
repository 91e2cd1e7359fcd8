import { commandLine } from '@bank/registry/commandLine.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { type Grant, granted } from '@bank/registry/grants/grant.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import type { Roles } from '@bank/registry/roles/schema.ts';
import { type KnownKey, knownKeys } from '@bank/registry/signing/KeyFolder.ts';
import { entryOf } from '@bank/registry/state.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';
import { requireRoles } from './requireRegistry.ts';
import { stillMissing } from './stillMissing.ts';

interface GrantOptions {
  key: string;
  package: string[];
  mount: string[];
  origin: string[];
  operator?: boolean;
  root?: boolean;
  judge?: boolean;
  json?: boolean;
}

export function addGrant(program: Command): void {
  program
    .command('grant')
    .description('give a key a role: signs the next roles document, in which it has it')
    .argument('<role>', 'such as "Cards squad"; one that exists gets these beside what it has')
    .requiredOption('--key <name=key>', 'a public key in one line, as the squad’s first release prints it')
    .option('--package <names...>', 'packages, such as mfe-cards', [])
    .option('--mount <paths...>', 'paths, such as "/cards/*" with everything below it', [])
    .option(
      '--origin <urls...>',
      'where its files may be served from beside the bank, such as https://cdn.example/',
      [],
    )
    .option('--operator', 'the key may also disable, pin and roll back every package')
    .option('--judge', 'the key, a gateway’s, withdraws and promotes canaries that are guarded, and nothing else')
    .option('--root', 'the key also signs roles documents')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      example('bank grant "Cards squad" --key cards-2027=MCow… --package mfe-cards --mount "/cards/*"'),
    )
    .action(grant);
}

async function grant(role: string, { json, ...wanted }: GrantOptions): Promise<void> {
  const deployment = await openDeployment();
  const bank = await requireRoles(deployment);
  const key = keyOf(wanted.key);
  const others = (bank.authority.roles.roles[role]?.keys ?? []).filter((id) => id !== key.id);
  const { roles: after, kept } = granted(bank, grantOf(role, key, wanted));
  const { signers, missing } = await signRoles(deployment, after);
  const beside = others.length > 0 ? `\nBeside ${others.join(', ')}, which had this role before.` : '';
  const text = `${rightsOf(role, key, wanted, after)}: version ${after.version} of the roles document, signed by ${signers.join(', ')}. ${stillMissing(missing)}${beside}`;
  const facts = { role, version: after.version, signers, missing, kept };
  print({ ...(json && { json }) }, facts, [text, ...kept.map((id) => stays(id, role))].join('\n'));
}

/** `"Cards squad" may release mfe-cards under /cards/*, and cards-2027 is an operator` */
function rightsOf(role: string, { id }: KnownKey, wanted: Omit<GrantOptions, 'json'>, { roles }: Roles): string {
  const { packages, mounts } = entryOf(roles, role) ?? {};
  const may = packages && `"${role}" may release ${packages.join(', ')} under ${mounts?.join(', ') || 'no path'}`;
  const { operator, judge, root } = wanted;
  const is = [operator && 'is an operator', judge && 'is a judge', root && 'is a root'].filter(Boolean).join(', and ');
  return [may, is && `${id} ${is}`].filter(Boolean).join(', and ');
}

function stays(id: string, role: string): string {
  const later = commandLine(`revoke ${id} --role "${role}"`);
  return `${id} stays in the role "${role}", because it signed what is live; once the squad has released (or renewed): ${later}`;
}

function grantOf(role: string, key: KnownKey, wanted: Omit<GrantOptions, 'json'>): Grant {
  const { package: packages, mount: mounts, origin: origins, operator = false, root = false, judge = false } = wanted;
  return { role, key, packages, mounts, origins, isOperator: operator, isRoot: root, isJudge: judge };
}

function keyOf(text: string): KnownKey {
  const [, id, base64] = /^([\w.-]+)=(.+)$/.exec(text) ?? [];
  const [key] = id && base64 ? knownKeys({ [id]: base64 }) : [];
  if (key) return key;
  throw new OperatorError(`--key is "${text}". Expected a name and a public key, such as cards-2027=MCow….`);
}
