import type { Roles } from '../roles/schema.ts';
import { writeDocument } from '../streams/writeDocument.ts';
import { readBank } from './Honest.ts';
import { fingerprint, type Person, type World } from './World.ts';

interface Attempt {
  /** They sign by the names that are the keys of this. */
  signers: Partial<Record<Person, Person>>;
  change?: (roles: Roles) => Partial<Roles>;
}

export const rolesThefts = {
  'of one root': { signers: { rootA: 'rootA' } },
  'of roots of its own': {
    signers: { rootA: 'rootA', accounts: 'accounts' },
    change: () => ({ roots: { keys: ['accounts'], threshold: 1 } }),
  },
  'under a false name': { signers: { rootA: 'rootA', rootB: 'accounts' } },
  'from the start': { signers: { rootA: 'rootA' }, change: () => ({ version: 1 }) },
} satisfies Record<string, Attempt>;

/** Writes a roles document that gives the thief all rights. @returns what is to be named */
export async function stealRoles(world: World, how: keyof typeof rolesThefts | 'altered'): Promise<string[]> {
  const { authority } = await readBank(world);
  if (!authority) throw new Error('There are no roles.');
  const { roles, hash } = authority;
  const thief = { keys: ['accounts'], packages: ['*'], mounts: ['/*'], origins: [] };
  const next: Roles = {
    ...roles,
    version: roles.version + 1,
    previous: hash,
    roles: { thief },
    operators: ['accounts'],
  };
  if (how === 'altered') return alter(world, { ...roles, ...next, version: roles.version });
  const { signers, change }: Attempt = rolesThefts[how];
  const document = { ...next, ...change?.(next) };
  const place = { stream: 'roots' as const, number: document.version, document };
  for (const [name, key] of Object.entries(signers))
    await writeDocument(world.as(key), place, () => fingerprint(name as Person));
  return [document.version === next.version ? 'of the roles document' : 'registry/roots '];
}

/** Alters one of the two files of the roles document in force. */
async function alter({ store }: World, roles: Roles): Promise<string[]> {
  const [file] = (await store.list('registry/roots')).filter((name) => Number(name.slice(0, 9)) === roles.version);
  await store.put(`registry/roots/${file}`, new TextEncoder().encode(JSON.stringify(roles)));
  return [];
}
