import { verify } from 'node:crypto';
import type { Deployment } from '../Deployment.ts';
import { parse, parseJson } from '../parse.ts';
import { Authority, keysOf } from '../roles/Authority.ts';
import { firstRoles } from '../roles/grant.ts';
import { parseRoles } from '../roles/parseRoles.ts';
import { anchorOf, type Signatories } from '../roles/readAuthority.ts';
import type { Roles } from '../roles/schema.ts';
import { REGISTRY_FOLDER } from '../streams/Documents.ts';
import { readOldFile } from './readOldFile.ts';
import { type OldRoles, oldRolesSchema } from './schemas.ts';

const FOLDER = 'roles';

/** Without a roles document, the signature of a revision counted for all that is in it. */
class UndividedAuthority extends Authority {
  override signersOf(): string[] {
    return [...this.keysNamed(this.roles.operators).keys()];
  }
}

/** By the newest roles document that enough root keys have signed. Its `roles` are those that the streams begin with. */
export async function readOldAuthority(deployment: Deployment): Promise<Authority> {
  const { name, store } = deployment;
  const anchor = await anchorOf(deployment);
  const names = await store.list(`${REGISTRY_FOLDER}/${FOLDER}`);
  const stems = names.flatMap((file) => /^(\d{8}-[0-9a-f]{12})\.json$/.exec(file)?.[1] ?? []);
  for (const stem of stems.sort().reverse()) {
    const bytes = await readOldFile(deployment, `${FOLDER}/${stem}.json`);
    if (!bytes || (await countSigners(deployment, stem, bytes, anchor)) < anchor.threshold) continue;
    const source = `The roles document ${stem}`;
    const roles = parse(oldRolesSchema, parseJson(new TextDecoder().decode(bytes), source), source);
    if (roles.deployment === name) return new Authority(checked(carriedRoles(roles, anchor), source));
  }
  const { keys, threshold } = anchor;
  return new UndividedAuthority(checked(firstRoles(name, keys.values(), threshold), 'The first roles document'));
}

async function countSigners(
  deployment: Deployment,
  stem: string,
  bytes: Uint8Array,
  { keys }: Signatories,
): Promise<number> {
  const signed = [...keys].map(async ([fingerprint, { key }]) => {
    const signature = await readOldFile(deployment, `${FOLDER}/${stem}.${fingerprint}.sig`);
    return signature && verify(null, bytes, key, Buffer.from(new TextDecoder().decode(signature), 'base64'));
  });
  return (await Promise.all(signed)).filter(Boolean).length;
}

/** A root key that has another name in the document keeps that one. */
function carriedRoles(old: OldRoles, { keys: roots, threshold }: Signatories): Roles {
  const named = keysOf(old);
  const keys = { ...old.keys };
  const sorted = [...roots].sort(([, one], [, other]) => (one.id < other.id ? -1 : 1));
  const ids = sorted.map(([fingerprint, { id, key }]) => {
    const known = named.get(fingerprint)?.id;
    if (known !== undefined) return known;
    const free = Object.hasOwn(keys, id) ? `${id}-${fingerprint}` : id;
    keys[free] = String(key.export({ type: 'spki', format: 'pem' }));
    return free;
  });
  return { ...old, version: 1, roots: { keys: ids, threshold }, keys, revoked: {} };
}

/** What cannot be read back must not be signed. */
function checked(roles: Roles, source: string): Roles {
  return parseRoles(JSON.stringify(roles), source);
}
