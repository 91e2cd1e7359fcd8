import { verify } from 'node:crypto';
import { BankReader } from '../bank/BankReader.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import { Authority } from '../roles/Authority.ts';
import { anchorOf, rootsOf, signersOf } from '../roles/readAuthority.ts';
import type { Roles } from '../roles/schema.ts';
import type { KnownKey } from '../signing/KeyFolder.ts';
import { REGISTRY_FOLDER } from '../streams/Documents.ts';
import { Listing } from '../streams/Listing.ts';
import { writeDocument } from '../streams/writeDocument.ts';

export interface SignedRoles {
  /** Names of the keys that have signed it. */
  signers: string[];
  /** The number of keys that still must sign; 0 once it is in force. */
  missing: number;
}

/**
 * Adds this machine's signature to a roles document. @throws {OperatorError} when the key is no root key, or the version
 * is not the next one
 */
export async function signRoles(deployment: Deployment, { previous: _, ...wanted }: Roles): Promise<SignedRoles> {
  if (wanted.deployment !== deployment.name)
    throw new OperatorError(
      `The roles document is for "${wanted.deployment}", and this deployment is "${deployment.name}".`,
    );
  const { authority } = await new BankReader(deployment).read();
  const version = (authority?.roles.version ?? 0) + 1;
  if (wanted.version !== version)
    throw new OperatorError(
      `Version ${version - 1} of the roles document is in force. The next one has "version": ${version}.`,
    );
  const roles: Roles = { ...wanted, ...(authority && { previous: authority.hash }) };
  const before = authority ? rootsOf(authority) : await anchorOf(deployment);
  const after = rootsOf(new Authority(roles));
  const all = new Map([...before.keys, ...after.keys]);
  const place = { stream: 'roots' as const, number: version, document: roles };
  const { hash } = await writeDocument(deployment, place, signerAmong(all), noRoot(all));
  const listing = new Listing(new Set(await deployment.store.list(REGISTRY_FOLDER)));
  const files = listing.of('roots').filter((file) => file.number === version && file.hash === hash);
  const missing = [before, after].map(
    ({ keys, threshold }) => threshold - signersOf(deployment.name, files, keys).length,
  );
  return { signers: signersOf(deployment.name, files, all), missing: Math.max(0, ...missing) };
}

function signerAmong(roots: Map<string, KnownKey>) {
  return (statement: Uint8Array, signature: string): string | undefined => {
    const bytes = Buffer.from(signature, 'base64');
    return [...roots].find(([, { key }]) => verify(null, statement, key, bytes))?.[0];
  };
}

function noRoot(roots: Map<string, KnownKey>): OperatorError {
  const names = [...roots.values()].map(({ id }) => id).join(', ');
  return new OperatorError(`The key that signs here is none of the root keys: ${names}. Ask one of their holders.`);
}
