import { readCandidate, upload } from '../release/release.ts';
import { createRevision, latestVerified } from '../revisions/registry.ts';
import { readAuthority } from '../roles/readAuthority.ts';
import { channelStatement, releaseStatement } from '../roles/statements.ts';
import type { Registry } from '../schema.ts';
import { folderWith, remoteBuild } from './builds.ts';
import type { TestDeployment } from './deployment.ts';

/** As a newer platform would write and sign it. */
export async function writeNewer(
  deployment: TestDeployment,
  alter: (registry: Registry) => object | Promise<object>,
): Promise<Registry> {
  const verified = await latestVerified(deployment);
  if (!verified) throw new Error('The store is empty.');
  const next = { ...verified.registry, revision: verified.registry.revision + 1 };
  const altered = { ...next, ...(await alter(structuredClone(next))) } as Registry;
  await createRevision(deployment, altered);
  return altered;
}

/** Releases a remote whose page has a layout that is not known here, by hand and signed. @returns its version */
export async function releaseNewer(deployment: TestDeployment, name: string, content = 'newer'): Promise<string> {
  const candidate = await readCandidate(await folderWith(remoteBuild(name, {}, { 'page.js': content })));
  await upload(deployment.store, candidate);
  const { release } = candidate;
  if (release.kind !== 'remote') throw new Error('Not a remote.');
  const odd = { ...release, mounts: release.mounts.map((mount) => ({ ...mount, layout: 'split' })) };
  await writeNewer(deployment, (registry) => withRelease(deployment, registry, odd));
  return release.version;
}

async function withRelease(deployment: TestDeployment, registry: Registry, odd: { name: string; version: string }) {
  const { approvals, releases, remotes, revision } = registry;
  const { name, version } = odd;
  const { active, previous } = remotes[name] ?? { previous: [] };
  const channel = { active: version, previous: [...(active ? [active] : []), ...previous] };
  const release = await sign(deployment, releaseStatement(deployment.name, odd));
  const signatures = await sign(deployment, channelStatement(deployment.name, name, channel, revision));
  return {
    remotes: { ...remotes, [name]: channel },
    releases: { ...releases, [name]: { ...releases[name], [version]: odd } },
    approvals: {
      releases: { ...approvals.releases, [name]: { ...approvals.releases[name], [version]: release } },
      channels: { ...approvals.channels, [name]: { revision, signatures } },
    },
  };
}

async function sign(deployment: TestDeployment, statement: Uint8Array): Promise<Record<string, string>> {
  const authority = await readAuthority(deployment);
  const signature = await deployment.keys.sign(statement);
  return { [authority.signerOf(statement, signature) ?? '']: signature };
}
