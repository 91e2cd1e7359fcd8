import type { Bank } from '../bank/BankReader.ts';
import { releaseStatement } from '../bank/releaseStatement.ts';
import { checkPlaces } from '../check/placeRules.ts';
import { describe } from '../check/Refusal.ts';
import { runningBeside } from '../check/running.ts';
import { checkoutCommandLine } from '../commandLine.ts';
import type { Deployment } from '../Deployment.ts';
import { grantFlags } from '../grants/grantFlags.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Authority } from '../roles/Authority.ts';
import type { Release } from '../schema.ts';
import { noRole, revokedName } from './noRole.ts';

/** Shells read it between quotes as it is. */
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,&'’()-]*$/u;

/** @throws {OperatorError} with the command that gives this machine's key the role that it lacks for one of them */
export async function requireRole(
  deployment: Deployment,
  { authority, state }: Pick<Bank, 'authority' | 'state'>,
  releases: Release[],
): Promise<void> {
  // Whoever begins a bank has all roles.
  if (!authority) return;
  for (const release of releases) {
    const statement = releaseStatement(deployment.name, release);
    const findSigner = (signature: string) => authority.signerOf(statement, signature);
    const signer = findSigner(await deployment.keys.sign(statement, (one) => findSigner(one) !== undefined));
    if (!signer && (await revokedName(deployment.keys.publicKey(), authority)))
      throw await noRole(deployment, authority);
    const problem = signer === undefined ? 'The key that signs here has no role.' : outside(authority, release, signer);
    if (!problem) continue;
    // Whoever asks for a path has to know whose addresses it has.
    const refusals = checkPlaces(release, runningBeside(release, state), { authority });
    const places = refusals.length > 0 ? `\n${describe(refusals)}\n` : ' ';
    throw new OperatorError(
      `${problem}${places}If ${release.name} is yours to release, the holders of the root keys run this, which gives the key that role; then release again:\n  ${await lineFor(deployment, authority, release, signer)}`,
      { refusals },
    );
  }
}

/** Changes by somebody else's key are refused later, with the names of those who may. */
function outside(authority: Authority, release: Release, signer: string): string | undefined {
  if (authority.packages?.includes(release.name) === false) return `No role has ${release.name} yet.`;
  return authority.outside(release, authority.vouchers(release.name, [signer]));
}

async function lineFor({ keys }: Deployment, authority: Authority, release: Release, signer?: string): Promise<string> {
  const { name } = release;
  const role = `"${roleFor(authority, release, signer)}" --key ${await keys.publicKey()}`;
  return checkoutCommandLine(`grant ${role} --package ${name}${grantFlags(release, { mounts: [], origins: [] })}`);
}

/** A role that has the package already, rather the signer's own, or a new one with the owner's name. */
function roleFor(authority: Authority, { name, owner = '' }: Release, signer?: string): string {
  const roles = Object.entries(authority.roles.roles).filter(([, { packages }]) => packages.includes(name));
  const names = roles.map(([role]) => role);
  const signers = signer ? authority.rolesOf(signer) : [];
  const own = signers.find((role) => names.includes(role)) ?? names[0];
  if (own) return own;
  // Whoever runs the line gives the key all that a role of this name has already.
  const isTaken = Object.hasOwn(authority.roles.roles, owner) && !signers.includes(owner);
  return PLAIN_NAME.test(owner) && !isTaken ? owner : `${name.replace(/^mfe-/, '')} squad`;
}
