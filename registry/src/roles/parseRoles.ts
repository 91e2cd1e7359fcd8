import { OperatorError } from '../OperatorError.ts';
import { parse, parseJson } from '../parse.ts';
import { keysOf } from './Authority.ts';
import { type Roles, rolesSchema } from './schema.ts';

/** @throws {OperatorError} naming what is wrong */
export function parseRoles(text: string, source: string): Roles {
  const roles = parse(rolesSchema, parseJson(text, source), source);
  const { keys, roots, operators, judges = [], revoked } = roles;
  const named = [...roots.keys, ...operators, ...judges, ...Object.values(roles.roles).flatMap((role) => role.keys)];
  const missing = named.find((id) => !Object.hasOwn(keys, id));
  if (missing)
    throw new OperatorError(`${source}: the key "${missing}" has a role, but is not in "keys". Add its public key.`);
  const known = keysOf(roles, source);
  if (known.size < Object.keys(keys).length)
    throw new OperatorError(`${source}: "keys" has one key under two names. Remove one of them.`);
  const [again] = [...known].filter(([fingerprint]) => Object.hasOwn(revoked, fingerprint));
  if (again)
    throw new OperatorError(`${source}: the key "${again[1].id}" was revoked, and never counts again. Make another.`);
  if (new Set(roots.keys).size < roots.threshold)
    throw new OperatorError(
      `${source}: "roots" asks for ${roots.threshold} signatures and names ${roots.keys.length} keys. Name more keys.`,
    );
  return roles;
}
