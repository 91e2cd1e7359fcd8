import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { revise } from '@bank/registry/revisions/revise.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import { nextOf } from '@bank/registry/roles/firstRoles.ts';
import type { Roles } from '@bank/registry/roles/schema.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { appsOf, type State } from '@bank/registry/state.ts';
import { publicPem } from '@bank/registry/testing/people.ts';
import type { Victim } from './Victim.ts';

const NAMES = ['second', 'third', 'operator', 'accounts', 'leaver', 'hasty', 'cards'] as const;

/** The bank as each of them has it: with a key of their own, and the public one of its first root. */
export type Staff = Record<'first' | (typeof NAMES)[number], Victim['deployment']>;

export const reason = { by: 'attack', action: 'attack', app: 'registry', why: 'Attack' };

const staffs = new WeakMap<Victim, Promise<Staff>>();

/** Begins once: three roots, of which two sign, and squads with roles of their own; the sign-in needs two signatures. */
export function staffOf(victim: Victim): Promise<Staff> {
  const staff = staffs.get(victim) ?? hire(victim);
  staffs.set(victim, staff);
  return staff;
}

interface Roots {
  victim: Victim;
  staff: Pick<Staff, 'first' | 'second'>;
}

/** One root’s signature takes nothing away yet. */
export async function revokeTogether({ victim, staff: { first, second } }: Roots, key: string): Promise<void> {
  const said = await victim.command(first, ['revoke', key], 1);
  assert(said.includes(`${key} still counts`), said);
  await victim.command(second, ['revoke', key]);
}

/** Gives the person a key of their own, which has no role. */
export async function personOf({ deployment, folder }: Victim, id: string): Promise<Victim['deployment']> {
  const keys = new KeyFolder(path.join(folder, id));
  await keys.create(id);
  await cp(path.join(deployment.keys.folder, 'first.pub.pem'), path.join(keys.folder, 'first.pub.pem'));
  return { ...deployment, keys };
}

async function hire(victim: Victim): Promise<Staff> {
  const staff = { first: victim.deployment } as Staff;
  const { authority, state } = await victim.bank();
  if (!authority) throw new Error('nothing was released');
  const keys = { ...authority.roles.keys };
  for (const id of NAMES) {
    const person = await personOf(victim, id);
    staff[id] = person;
    keys[id] = await publicPem(person.keys);
  }
  const roles = rolesOf({ ...nextOf(authority), keys }, appsOf(state));
  await signAll(staff, roles);
  await signWhatIsTheirs(staff, state);
  const platform = appsOf(state).filter((app) => !['mfe-accounts', 'mfe-cards'].includes(app));
  const narrowed = { ...rolesOf(roles, platform), version: roles.version + 1, signatures: { 'mfe-auth': 2 } };
  await signAll(staff, narrowed);
  return staff;
}

/** @param platform packages of the platform team */
function rolesOf(before: Roles, platform: string[]): Roles {
  const squad = (name: string, ...keys: string[]) => ({
    keys,
    packages: [`mfe-${name}`],
    mounts: [`/${name}/*`],
    origins: [],
  });
  return {
    ...before,
    roots: { keys: ['first', 'second', 'third'], threshold: 2 },
    operators: ['first', 'third', 'operator'],
    roles: {
      'Accounts squad': squad('accounts', 'accounts', 'leaver', 'hasty'),
      'Cards squad': squad('cards', 'cards'),
      'Platform team': { keys: ['first', 'second', 'third'], packages: platform, mounts: ['/*'], origins: [] },
    },
  };
}

async function signAll(staff: Staff, roles: Roles): Promise<void> {
  await signRoles(staff.first, roles);
  await signRoles(staff.second, roles);
}

/** All sign what is theirs before the platform team's signatures no longer count for it, or one is not enough. */
async function signWhatIsTheirs(staff: Staff, { remotes }: State): Promise<void> {
  const vouched = [{ app: 'mfe-auth', version: remotes['mfe-auth']?.active ?? '' }];
  await revise(staff.second, reason, (state) => state, { vouched });
  for (const squad of [staff.accounts, staff.cards]) await revise(squad, reason, (state) => state, { renews: true });
}
