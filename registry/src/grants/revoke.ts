import { commandLine } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Authority } from '../roles/Authority.ts';
import { nextOf } from '../roles/firstRoles.ts';
import type { Roles } from '../roles/schema.ts';
import { entryOf } from '../state.ts';
import { type BegunBank, lossUnder } from './lossUnder.ts';

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

/** The next roles document, in which the key has lost this role and nothing else. @throws {OperatorError} when something live would be lost */
export function revokedFrom(bank: BegunBank, id: string, name: string): Roles {
  const { roles } = bank.authority.roles;
  const role = entryOf(roles, name);
  if (!role) throw new OperatorError(`There is no role "${name}". There are: ${Object.keys(roles).join(', ')}.`);
  if (!role.keys.includes(id))
    throw new OperatorError(`"${name}" has no key "${id}". It has: ${role.keys.join(', ') || 'none'}.`);
  const keys = role.keys.filter((one) => one !== id);
  if (keys.length === 0)
    throw new OperatorError(
      `"${name}" has no key but ${id}, and a role keeps at least one. Grant it to another first.`,
    );
  const next = { ...nextOf(bank.authority), roles: { ...roles, [name]: { ...role, keys } } };
  const loss = lossUnder(bank, next);
  if (!loss) return next;
  throw new OperatorError(
    `${loss.fault} So ${loss.app}, which is live, would be lost. First have ${keys.join(' or ')} release it, or run: ${commandLine('renew')}`,
  );
}
