import { OperatorError } from '../OperatorError.ts';
import type { Authority } from './Authority.ts';
import { nextOf } from './grant.ts';
import type { Roles } from './schema.ts';

/** The next roles document, without the key: its roles, an operator's rights and a root's go with it, for good. */
export function revoked(authority: Authority, id: string): Roles {
  const { roles } = authority;
  const fingerprint = authority.fingerprintOf(id);
  if (!fingerprint)
    throw new OperatorError(`The roles document has no key "${id}". It has: ${Object.keys(roles.keys).join(', ')}.`);
  const { [id]: key = '', ...keys } = roles.keys;
  const without = (ids: string[]) => ids.filter((one) => one !== id);
  const roots = without(roles.roots.keys);
  if (roots.length < roles.roots.threshold)
    throw new OperatorError(
      `Without ${id} there are ${roots.length} root keys, and ${roles.roots.threshold} sign the roles document. Add another root to it first.`,
    );
  return {
    ...nextOf(authority),
    keys,
    roots: { ...roles.roots, keys: roots },
    roles: Object.fromEntries(
      Object.entries(roles.roles).map(([name, role]) => [name, { ...role, keys: without(role.keys) }]),
    ),
    operators: without(roles.operators),
    ...(roles.judges && { judges: without(roles.judges) }),
    revoked: { ...roles.revoked, [fingerprint]: { name: id, key } },
  };
}
