import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import { Authority } from './Authority.ts';
import { documentName, ROLES_FOLDER, readAuthority, readDocument } from './readAuthority.ts';
import type { Roles } from './schema.ts';

/**
 * Adds this machine's signature to a roles document. @returns who has signed it, and whether that is enough @throws
 * {OperatorError} when the key is no root key, or the version is not higher than the one in force
 */
export async function signRoles(
  deployment: Deployment,
  roles: Roles,
): Promise<{ signers: string[]; isInForce: boolean }> {
  const { store, keys, name } = deployment;
  if (roles.deployment !== name)
    throw new OperatorError(`The roles document is for "${roles.deployment}", and this deployment is "${name}".`);
  const { roles: current } = await readAuthority(deployment);
  const bytes = new TextEncoder().encode(`${JSON.stringify(roles)}\n`);
  const stem = documentName(roles.version, bytes);
  const isSame = current && JSON.stringify(current) === JSON.stringify(roles);
  if (current && !isSame && roles.version <= current.version)
    throw new OperatorError(`Version ${current.version} is in force. Give the roles document a higher "version".`);
  const signature = await keys.sign(bytes);
  const roots = await keys.known();
  const signer = new Authority(roots).signerOf(bytes, signature);
  if (!signer)
    throw new OperatorError(
      `The key that signs here is none of the root keys in ${keys.folder}. Ask one of their holders.`,
    );
  // The document last: without its signature nobody would take it.
  await store.put(`${ROLES_FOLDER}/${stem}.${signer}.sig`, new TextEncoder().encode(signature));
  await store.put(`${ROLES_FOLDER}/${stem}.json`, bytes);
  const signed = await readDocument(deployment, stem, roots, await store.list(ROLES_FOLDER));
  const signers = signed?.signers ?? [];
  return { signers, isInForce: signers.length >= (deployment.rootThreshold ?? 1) };
}
