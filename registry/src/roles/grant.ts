import type { KeyObject } from 'node:crypto';
import { OperatorError } from '../OperatorError.ts';
import { fingerprintOf, type KnownKey } from '../signing/KeyFolder.ts';
import { channelsOf, type State } from '../state.ts';
import { Authority } from './Authority.ts';
import { grantFlags } from './grantFlags.ts';
import { type BegunBank, keysLost, lossUnder } from './lossUnder.ts';
import { ALL_PACKAGES, type Role, type Roles } from './schema.ts';

export interface Grant extends Omit<Role, 'keys'> {
  role: string;
  key: KnownKey;
  isOperator: boolean;
  isRoot: boolean;
}

/**
 * The next roles document, with a role that has this key, these packages, paths and addresses too. Keys that signed what
 * is live stay in it. @returns their names, too @throws {OperatorError} when something live would still be lost
 */
export function granted(bank: BegunBank, grant: Grant): { roles: Roles; kept: string[] } {
  const next = withGrant(bank, grant);
  const given = new Authority(next);
  const kept = union(...grant.packages.map((app) => keysLost(bank, app, given)));
  const role = joined(next.roles[grant.role], { keys: kept });
  const roles = { ...next, roles: { ...next.roles, [grant.role]: role } };
  const loss = lossUnder(bank, roles);
  if (!loss) return { roles, kept };
  const flags = union(loss.releases.map((release) => grantFlags(release, role))).join('');
  throw new OperatorError(`${loss.fault} So ${loss.app}, which is live, would be lost. Add to the command:${flags}`);
}

function withGrant({ authority, state }: BegunBank, { role: name, key, isOperator, isRoot, ...grant }: Grant): Roles {
  const { roles } = authority;
  refuseOtherName(authority, key);
  const narrowed = grant.packages.length > 0 ? withoutAllPackages(roles, state, grant.packages) : roles.roles;
  const role = joined(narrowed[name], { keys: [key.id], ...grant });
  if (role.packages.length === 0)
    throw new OperatorError(`There is no role "${name}" yet. Say with --package what it may release.`);
  return {
    ...nextOf(authority),
    keys: { ...roles.keys, [key.id]: pemOf(key.key) },
    ...(isOperator && { operators: union(roles.operators, [key.id]) }),
    ...(isRoot && { roots: { ...roles.roots, keys: union(roles.roots.keys, [key.id]) } }),
    roles: { ...narrowed, [name]: role },
  };
}

function refuseOtherName(authority: Authority, { id, key }: KnownKey): void {
  const { keys, revoked } = authority.roles;
  const fingerprint = fingerprintOf(key);
  if (Object.hasOwn(revoked, fingerprint))
    throw new OperatorError(
      `"${id}" is the key that was revoked as "${revoked[fingerprint]?.name}". Ask its owner for another one.`,
    );
  const named = authority.nameOf(fingerprint);
  if (named !== undefined && named !== id)
    throw new OperatorError(`The roles document has this key as "${named}". Grant the role to that name.`);
  if (named === undefined && Object.hasOwn(keys, id))
    throw new OperatorError(`The roles document has another key named "${id}". Give this one another name.`);
}

/** The next document, which says the same until it is changed. */
export function nextOf({ roles, hash }: Authority): Roles {
  return { ...roles, version: roles.version + 1, previous: hash };
}

/** Of a bank that begins: its root keys hold all roles. */
export function firstRoles(deployment: string, roots: Iterable<KnownKey>, threshold: number): Roles {
  const keys = Object.fromEntries([...roots].map(({ id, key }) => [id, pemOf(key)]));
  const ids = Object.keys(keys).sort();
  const everything = { keys: ids, packages: [ALL_PACKAGES], mounts: ['/*'], origins: [] };
  return {
    ...{ schema: 1, deployment, version: 1, roots: { keys: ids, threshold }, keys },
    ...{ roles: { 'Platform team': everything }, operators: ids, signatures: {}, revoked: {} },
  };
}

/** The role that had all packages keeps what is released and not granted here, from where it is served. */
function withoutAllPackages({ roles }: Roles, state: State, given: string[]): Roles['roles'] {
  const released = channelsOf(state).map(([app]) => app);
  const packages = union(['shell'], released).filter((app) => app === 'shell' || !given.includes(app));
  const bases = packages.flatMap((app) => Object.values(state.releases[app] ?? {}).map(({ base }) => base));
  const origins = union(bases.filter((base) => URL.canParse(base)).map((base) => `${new URL(base).origin}/`));
  const narrowed = Object.entries(roles).map(([name, role]) => {
    const hasAll = role.packages.includes(ALL_PACKAGES);
    return [name, hasAll ? { ...role, packages, origins: union(role.origins, origins) } : role] as const;
  });
  return Object.fromEntries(narrowed);
}

function joined(role: Partial<Role> | undefined, other: Partial<Role>): Role {
  const both = (part: keyof Role) => union(role?.[part] ?? [], other[part] ?? []);
  return { keys: both('keys'), packages: both('packages'), mounts: both('mounts'), origins: both('origins') };
}

function union(...lists: string[][]): string[] {
  return [...new Set(lists.flat())];
}

function pemOf(key: KeyObject): string {
  return String(key.export({ type: 'spki', format: 'pem' }));
}
