import { latestBank } from '../bank/latest.ts';
import { checkoutCommandLine } from '../commandLine.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Authority } from '../roles/Authority.ts';
import { grantFlags } from '../roles/grantFlags.ts';
import type { Release } from '../schema.ts';
import { NO_ROLE, revokedHere, signerHere } from './signerHere.ts';

/** @throws {OperatorError} with the command that gives this machine's key the role that it lacks for one of them */
export async function requireRole(deployment: Deployment, releases: Release[]): Promise<void> {
  const { authority } = await latestBank(deployment);
  // Whoever begins a bank has all roles.
  if (!authority) return;
  const signer = await signerHere(deployment, authority);
  const revoked = signer === undefined && (await revokedHere(deployment, authority));
  if (revoked) throw new OperatorError(revoked);
  for (const release of releases) {
    // What somebody else's key does is refused later, with the names of those who may.
    const own = signer === undefined ? [] : authority.vouchers(release.name, [signer]);
    const problem = signer === undefined ? NO_ROLE : authority.outside(release, own);
    if (problem)
      throw new OperatorError(
        `${problem} If ${release.name} is yours to release, the holders of the root keys run this, which gives the key that role; then release again:\n  ${await lineFor(deployment, authority, release, signer)}`,
      );
  }
}

async function lineFor({ keys }: Deployment, authority: Authority, release: Release, signer?: string): Promise<string> {
  const { name } = release;
  const role = `"${roleFor(authority, name, signer)}" --key ${await keys.publicKey()}`;
  return checkoutCommandLine(`grant ${role} --package ${name}${grantFlags(release, { mounts: [], origins: [] })}`);
}

/** One that has the package already, rather the signer's own. */
function roleFor(authority: Authority, name: string, signer?: string): string {
  const roles = Object.entries(authority.roles.roles).filter(([, { packages }]) => packages.includes(name));
  const names = roles.map(([role]) => role);
  const own = signer && authority.rolesOf(signer).find((role) => names.includes(role));
  return own || names[0] || `${name.replace(/^mfe-/, '')} squad`;
}
