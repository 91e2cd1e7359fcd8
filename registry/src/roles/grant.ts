import type { KeyObject } from 'node:crypto';
import { OperatorError } from '../OperatorError.ts';
import { fingerprintOf, type KnownKey, parsePublicKey } from '../signing/KeyFolder.ts';
import { appsOf, type State } from '../state.ts';
import type { Role, Roles } from './schema.ts';

export interface Grant {
  role: string;
  key: KnownKey;
  packages: string[];
  mounts: string[];
}

/** The next roles document, with a role that has this key, these packages and these paths too. */
export function granted(roles: Roles, { role: name, key, packages, mounts }: Grant): Roles {
  const known = roles.keys[key.id];
  if (known && fingerprintOf(parsePublicKey(known)) !== fingerprintOf(key.key))
    throw new OperatorError(`The roles document has another key named "${key.id}". Give this one another name.`);
  const role: Role = roles.roles[name] ?? { keys: [], packages: [], mounts: [], origins: [] };
  return {
    ...roles,
    version: roles.version + 1,
    keys: { ...roles.keys, [key.id]: pemOf(key.key) },
    roles: {
      ...roles.roles,
      [name]: {
        ...role,
        keys: union(role.keys, [key.id]),
        packages: union(role.packages, packages),
        mounts: union(role.mounts, mounts),
      },
    },
  };
}

/** Of a bank without a roles document: the root keys keep what they have released. Version 0, so that the next is 1. */
export function firstRoles(deployment: string, state: State, roots: Iterable<KnownKey>, granted: string[]): Roles {
  const keys = Object.fromEntries([...roots].map(({ id, key }) => [id, pemOf(key)]));
  const ids = Object.keys(keys);
  const packages = appsOf(state).filter((app) => !granted.includes(app));
  const bases = Object.values(state.releases).flatMap((versions) => Object.values(versions).map(({ base }) => base));
  const origins = union(bases.filter((base) => /^https?:/.test(base)).map((base) => `${new URL(base).origin}/`));
  const roles = { 'Platform team': { keys: ids, packages: union(['shell'], packages), mounts: ['/*'], origins } };
  return { schema: 1, deployment, version: 0, keys, roles, operators: ids, signatures: {} };
}

function union(...lists: string[][]): string[] {
  return [...new Set(lists.flat())];
}

function pemOf(key: KeyObject): string {
  return String(key.export({ type: 'spki', format: 'pem' }));
}
