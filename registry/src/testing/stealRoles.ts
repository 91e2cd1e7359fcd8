import { nextOf } from '../roles/grant.ts';
import type { Roles } from '../roles/schema.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import { type Person, pemOf, signerOf, type World } from './World.ts';
import { writeRaw } from './writeRaw.ts';

interface Attempt {
  /** With one root of three, or with two who have signed by mistake what must not count. */
  signers: Person[];
  change?: (roles: Roles) => Partial<Roles>;
}

const attempts = {
  'of one root': { signers: ['rootA'] },
  'of roots of its own': {
    signers: ['rootA', 'payments'],
    change: () => ({ roots: { keys: ['payments'], threshold: 1 } }),
  },
  'without its own roots': {
    signers: ['rootA', 'rootB'],
    change: () => ({ roots: { keys: ['payments', 'operator'], threshold: 2 } }),
  },
  'upon another one': { signers: ['rootA', 'rootB'], change: () => ({ previous: '0'.repeat(64) }) },
  'without what was revoked': { signers: ['rootA', 'rootB'], change: () => ({ revoked: {} }) },
  'with a revoked key': {
    signers: ['rootA', 'rootB'],
    change: ({ keys }) => ({ keys: { ...keys, former: pemOf('former') } }),
  },
  'of another bank': { signers: ['rootA', 'rootB'], change: () => ({ deployment: 'another' }) },
  'of another version': { signers: ['rootA', 'rootB'], change: ({ version }) => ({ version: version + 1 }) },
} satisfies Record<string, Attempt>;

export const ROLES_THEFTS = [
  ...(Object.keys(attempts) as (keyof typeof attempts)[]),
  'under a false name',
  'from the start',
] as const;
export type RolesTheft = (typeof ROLES_THEFTS)[number];

/** Documents that give the thief all rights. @returns what does not count */
export async function stealRoles(world: World, how: RolesTheft): Promise<StreamFile[]> {
  const { authority } = await world.read();
  if (!authority) throw new Error('There are no roles.');
  const roles = withThief(nextOf(authority));
  if (how === 'from the start') return startAnew(world, roles);
  if (how === 'under a false name') return signFalsely(world, roles);
  const { signers, change }: Attempt = attempts[how];
  return world.signRoles({ ...roles, ...change?.(roles) }, signers, roles.version);
}

function withThief(roles: Roles): Roles {
  const everything: Roles['roles'][string] = { keys: ['payments'], packages: ['*'], mounts: ['/*'], origins: [] };
  return { ...roles, roles: { ...roles.roles, Thief: everything }, operators: ['payments'] };
}

/** One root signs, and the thief in the name of another. */
async function signFalsely(world: World, roles: Roles): Promise<StreamFile[]> {
  const options = { number: roles.version, signer: signerOf('rootB') };
  return [
    ...(await world.signRoles(roles, ['rootA'])),
    await writeRaw(world.as('payments'), 'roots', () => roles, options),
  ];
}

/** A line of documents that is longer than the genuine one. */
async function startAnew(world: World, { previous: _, ...roles }: Roles): Promise<StreamFile[]> {
  const own = { ...roles, roots: { keys: ['payments'], threshold: 1 } };
  const files = await world.signRoles({ ...own, version: 1 }, ['rootA', 'payments']);
  for (let version = 2; version <= roles.version + 1; version += 1)
    files.push(...(await world.signRoles({ ...own, version, previous: files.at(-1)?.hash ?? '' }, ['payments'])));
  return files;
}
