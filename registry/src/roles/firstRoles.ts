import type { KeyObject } from 'node:crypto';
import type { KnownKey } from '../signing/KeyFolder.ts';
import type { Authority } from './Authority.ts';
import { ALL_PACKAGES, type Roles } from './schema.ts';

/** The next document, which says the same until it is changed. */
export function nextOf({ roles, hash }: Authority): Roles {
  return { ...roles, version: roles.version + 1, previous: hash };
}

/** A bank begins with these: its root keys hold all roles. */
export function firstRoles(deployment: string, roots: Iterable<KnownKey>, threshold: number): Roles {
  const keys = Object.fromEntries([...roots].map(({ id, key }) => [id, pemOf(key)]));
  const ids = Object.keys(keys).sort();
  const everything = { keys: ids, packages: [ALL_PACKAGES], mounts: ['/*'], origins: [] };
  return {
    schema: 1,
    deployment,
    version: 1,
    roots: { keys: ids, threshold },
    keys,
    roles: { 'Platform team': everything },
    operators: ids,
    judges: ids,
    signatures: {},
    revoked: {},
  };
}

export function pemOf(key: KeyObject): string {
  return String(key.export({ type: 'spki', format: 'pem' }));
}
