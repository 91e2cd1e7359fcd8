import type { Deployment } from '../Deployment.ts';
import { hashOf } from '../hashOf.ts';
import { OperatorError } from '../OperatorError.ts';
import { parse, parseJson } from '../parse.ts';
import { fingerprintOf, type KnownKey, parsePublicKey } from '../signing/KeyFolder.ts';
import { Authority } from './Authority.ts';
import { type Roles, rolesSchema } from './schema.ts';

export const ROLES_FOLDER = 'registry/roles';

/** `00000002-1a2b3c4d5e6f`: the name of a roles document in the store. */
export function documentName(version: number, bytes: Uint8Array): string {
  return `${String(version).padStart(8, '0')}-${hashOf(bytes).slice(0, 12)}`;
}

/**
 * By the newest roles document that enough root keys have signed; without one, the keys of BANK_KEYS hold all roles.
 * @param known is returned if nothing has changed since
 */
export async function readAuthority(deployment: Deployment, known?: Authority): Promise<Authority> {
  const roots = await deployment.keys.known();
  const names = await deployment.store.list(ROLES_FOLDER);
  const source = [...[...roots.keys()].sort(), ...names.sort()].join();
  if (known?.source === source) return known;
  for (const name of names.filter((file) => file.endsWith('.json')).reverse()) {
    const stem = name.slice(0, -'.json'.length);
    const signed = await readDocument(deployment, stem, roots, names);
    if (signed && signed.signers.length >= (deployment.rootThreshold ?? 1))
      return new Authority(keysOf(signed.roles), source, signed.roles);
  }
  return new Authority(roots, source);
}

export interface SignedRoles {
  roles: Roles;
  bytes: Uint8Array;
  /** Names of the root keys. */
  signers: string[];
}

/** @returns `undefined` for what is no roles document of this deployment */
export async function readDocument(
  { store, name: deployment }: Deployment,
  stem: string,
  roots: Map<string, KnownKey>,
  names: string[],
): Promise<SignedRoles | undefined> {
  const bytes = await store.get(`${ROLES_FOLDER}/${stem}.json`);
  if (!bytes) return undefined;
  const rootAuthority = new Authority(roots);
  const signatures: Record<string, string> = {};
  for (const file of names.filter((one) => one.startsWith(`${stem}.`) && one.endsWith('.sig'))) {
    const fingerprint = file.slice(stem.length + 1, -'.sig'.length);
    signatures[fingerprint] = new TextDecoder().decode(await store.get(`${ROLES_FOLDER}/${file}`));
  }
  const signers = rootAuthority.signersOf(bytes, signatures).map((one) => rootAuthority.nameOf(one) ?? '');
  if (signers.length === 0) return undefined;
  const roles = parseRoles(new TextDecoder().decode(bytes), `The roles document ${stem}`);
  return roles.deployment === deployment ? { roles, bytes, signers } : undefined;
}

/** @throws {OperatorError} naming what is wrong */
export function parseRoles(text: string, source: string): Roles {
  const roles = parse(rolesSchema, parseJson(text, source), source);
  const named = [...roles.operators, ...Object.values(roles.roles).flatMap(({ keys }) => keys)];
  const missing = named.find((id) => !Object.hasOwn(roles.keys, id));
  if (missing)
    throw new OperatorError(`${source}: the key "${missing}" has a role, but is not in "keys". Add its public key.`);
  keysOf(roles, source);
  return roles;
}

function keysOf({ keys }: Roles, source = 'The roles document'): Map<string, KnownKey> {
  return new Map(
    Object.entries(keys).map(([id, pem]) => {
      try {
        const key = parsePublicKey(pem);
        return [fingerprintOf(key), { id, key }] as const;
      } catch {
        throw new OperatorError(`${source}: "keys.${id}" is no public key. Paste the content of its .pub.pem file.`);
      }
    }),
  );
}
