import type { KeyObject } from 'node:crypto';
import { OperatorError } from '../OperatorError.ts';
import { fingerprintOf, type KnownKey } from '../signing/KeyFolder.ts';
import { channelsOf, type State } from '../state.ts';
import type { Authority } from './Authority.ts';
import { ALL_PACKAGES, type Role, type Roles } from './schema.ts';

export interface Grant {
  role: string;
  key: KnownKey;
  packages: string[];
  mounts: string[];
  origins: string[];
  isOperator: boolean;
  isRoot: boolean;
}

/** The next roles document, with a role that has this key, these packages, paths and addresses too. */
export function granted(
  authority: Authority,
  state: State,
  { role: name, key, isOperator, isRoot, ...grant }: Grant,
): Roles {
  const fingerprint = fingerprintOf(key.key);
  const { roles } = authority;
  if (Object.hasOwn(roles.revoked, fingerprint))
    throw new OperatorError(
      `"${key.id}" is the key that was revoked as "${roles.revoked[fingerprint]?.name}". Ask its owner for another one.`,
    );
  const named = authority.nameOf(fingerprint);
  if (named !== undefined && named !== key.id)
    throw new OperatorError(`The roles document has this key as "${named}". Grant the role to that name.`);
  if (named === undefined && Object.hasOwn(roles.keys, key.id))
    throw new OperatorError(`The roles document has another key named "${key.id}". Give this one another name.`);
  const narrowed = grant.packages.length > 0 ? withoutAllPackages(roles, state, grant.packages) : roles.roles;
  const role: Role = narrowed[name] ?? { keys: [], packages: [], mounts: [], origins: [] };
  if (role.packages.length + grant.packages.length === 0)
    throw new OperatorError(`There is no role "${name}" yet. Say with --package what it may release.`);
  return {
    ...nextOf(authority),
    keys: { ...roles.keys, [key.id]: pemOf(key.key) },
    ...(isOperator && { operators: union(roles.operators, [key.id]) }),
    ...(isRoot && { roots: { ...roles.roots, keys: union(roles.roots.keys, [key.id]) } }),
    roles: {
      ...narrowed,
      [name]: {
        keys: union(role.keys, [key.id]),
        packages: union(role.packages, grant.packages),
        mounts: union(role.mounts, grant.mounts),
        origins: union(role.origins, grant.origins),
      },
    },
  };
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
    ...{ roles: { 'Platform team': everything }, operators: ids, judges: ids, signatures: {}, revoked: {} },
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

function union(...lists: string[][]): string[] {
  return [...new Set(lists.flat())];
}

function pemOf(key: KeyObject): string {
  return String(key.export({ type: 'spki', format: 'pem' }));
}
