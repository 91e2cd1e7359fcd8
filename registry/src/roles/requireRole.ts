import { mountAddress } from '@bank/shared/mounts';
import { checkoutCommandLine } from '../commandLine.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Release } from '../schema.ts';
import type { Authority } from './Authority.ts';
import { covers } from './covers.ts';
import { readAuthority } from './readAuthority.ts';
import { releaseStatement } from './statements.ts';

/** @throws {OperatorError} with the command that gives this machine's key the role that it lacks for one of them */
export async function requireRole(deployment: Deployment, releases: Release[]): Promise<void> {
  const authority = await readAuthority(deployment);
  for (const release of releases) {
    const statement = releaseStatement(deployment.name, release);
    const signer = authority.signerOf(statement, await deployment.keys.sign(statement));
    const problem = signer === undefined ? 'The key that signs here has no role.' : outside(authority, release, signer);
    if (problem)
      throw new OperatorError(
        `${problem} Ask the platform team to run this, which gives it a role; then release again:\n  ${await lineFor(deployment, authority, release, signer)}`,
      );
  }
}

/** What somebody else's key does is refused later, with the names of those who may. */
function outside(authority: Authority, release: Release, signer: string): string | undefined {
  return authority.outside(release, authority.vouchers(release.name, [signer]));
}

async function lineFor({ keys }: Deployment, authority: Authority, release: Release, signer?: string): Promise<string> {
  const { name } = release;
  const mounts = release.kind === 'remote' ? pathsFor(release.mounts.map(({ path }) => path)) : [];
  const key = await keys.publicKey();
  return checkoutCommandLine(
    `grant "${roleFor(authority, name, signer)}" --key ${key} --package ${name} --mount ${mounts.map((path) => `'${path}'`).join(' ')}`,
  );
}

/** With all below them, or each further page would need another signature. The bank's first page alone owns nothing below. */
function pathsFor(mounts: string[]): string[] {
  const wanted = mounts.map(mountAddress).map((path) => (path === '/' ? path : `${path}/*`));
  return [...new Set(wanted)].filter((path) => !wanted.some((other) => other !== path && covers(other, path)));
}

/** One that has the package already, rather the signer's own. */
function roleFor(authority: Authority, name: string, signer?: string): string {
  const roles = Object.entries(authority.roles?.roles ?? {}).filter(([, { packages }]) => packages.includes(name));
  const names = roles.map(([role]) => role);
  const own = signer && authority.rolesOf(signer).find((role) => names.includes(role));
  return own || names[0] || `${name.replace(/^mfe-/, '')} squad`;
}
