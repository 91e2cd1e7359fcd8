import type { Deployment } from '../Deployment.ts';
import { hashOf } from '../hashOf.ts';
import { OperatorError } from '../OperatorError.ts';
import { parseJson } from '../parse.ts';
import type { Authority } from '../roles/Authority.ts';
import { oldRevisionKey } from '../streams/oldFiles.ts';
import { readOldFile } from './readOldFile.ts';
import { type OldRegistry, parseOldRegistry } from './schemas.ts';

export interface OldRevision {
  registry: OldRegistry;
  /** Name of the key that signed. */
  key: string;
}

/** @throws {OperatorError} when the revision is missing, not trusted or invalid */
export async function readOldRevision(
  deployment: Deployment,
  number: number,
  authority: Authority,
): Promise<OldRevision> {
  const source = `Revision ${number} of the form before`;
  const bytes = await readOldFile(deployment, oldRevisionKey(number));
  const signature = bytes && (await readOldFile(deployment, `signatures/${hashOf(bytes)}`));
  const signer = bytes && signature && authority.signerOf(bytes, new TextDecoder().decode(signature));
  const key = signer && hasRole(authority, signer) ? authority.nameOf(signer) : undefined;
  if (!bytes || !key) throw new OperatorError(`${source} is not signed by a key that has a role.`);
  const registry = parseOldRegistry(parseJson(new TextDecoder().decode(bytes), source), source);
  if (registry.revision === number && registry.deployment === deployment.name) return { registry, key };
  throw new OperatorError(`${source} says that it is revision ${registry.revision} of "${registry.deployment}".`);
}

/** A root key as such signed no revisions. */
function hasRole(authority: Authority, signer: string): boolean {
  const held = Object.values(authority.roles.roles).flatMap(({ keys }) => keys);
  return authority.isOperator(signer) || held.includes(authority.nameOf(signer) ?? '');
}
