import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Compress } from '@bank/gateway/dictionaries/compressBeyond.ts';
import { loadNewestRevision } from '@bank/gateway/loadNewestRevision.ts';
import { toRegisteredRemote } from '@bank/gateway/resolve.ts';
import { runnableReleases } from '@bank/gateway/runnableReleases.ts';
import { profile } from '@bank/gateway/sampleApi.ts';
import { slimRegistry } from '@bank/gateway/slimRegistry.ts';
import { WEB_MANIFEST, webManifest } from '@bank/gateway/webManifest.ts';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import { placeTaking } from '@bank/registry/config/services.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { servicesOf } from '@bank/registry/describeChannel.ts';
import { FORMS, readArtifact, storedName } from '@bank/registry/readArtifact.ts';
import type { Release } from '@bank/registry/schema.ts';
import { entryOf } from '@bank/registry/state.ts';
import type { BankConfig } from '@bank/shared/config';
import { headerFile, redirectFile } from './headerFile.ts';
import { nginxRules } from './nginxRules.ts';
import { planSite } from './sitePlan.ts';
import { type Write, writeDeltas } from './writeDeltas.ts';

export interface ExportedBank {
  revision: number;
  /** Services that only a gateway reaches, with the remotes whose pages show an error for it. */
  unreachable: { service: string; remotes: string[] }[];
}

/** Earlier versions stay for open pages. @param compressBeyond for browsers that hold one of them @throws {OperatorError} when the newest revision cannot be served, or a file of it has been altered */
export async function exportBank(
  deployment: Deployment,
  config: BankConfig,
  folder: string,
  compressBeyond?: Compress,
): Promise<ExportedBank> {
  const { basePath, apiBase, dataMode } = config;
  const served = await loadNewestRevision(deployment, basePath);
  const { registry, page } = served;
  const { places, pages } = planSite(config, served);
  const write = writer(folder);

  const releases = runnableReleases(registry).map(({ release }) => release);
  const unreachable = dataMode === 'live' ? servicesNeeded(releases, config) : [];
  for (const release of releases) await copyArtifacts(deployment, release, basePath, write);
  if (compressBeyond) {
    const known = Object.values(registry.releases).flatMap((versions) => Object.values(versions));
    for (const release of releases)
      await writeDeltas({ deployment, release, known, basePath, compress: compressBeyond, write });
  }
  for (const release of releases.filter((found) => found.kind === 'remote'))
    await write(
      `${basePath}remotes/${release.name}/${release.version}.json`,
      json(toRegisteredRemote(release, basePath, entryOf(registry.owners, release.name))),
    );
  await write(basePath + WEB_MANIFEST, json(webManifest(config, served)));
  await write(`${basePath}registry.json`, json(slimRegistry(page, basePath)));
  if (dataMode === 'sample' && apiBase.startsWith('/')) await write(`${apiBase}/auth/me`, json(profile));
  for (const [name, text] of pages) {
    const bytes = Buffer.from(text);
    await write(name, bytes);
    await write(`${name}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
  const services = unreachable.map(({ service }) => service);
  await write('nginx.conf', Buffer.from(nginxRules(config, places, services, compressBeyond !== undefined)));
  await write('_headers', Buffer.from(headerFile(places, basePath)));
  await write('_redirects', Buffer.from(redirectFile(places, basePath)));
  return { revision: registry.revision, unreachable };
}

/** Only a gateway tells a service who asks. No squad takes a place of the bank's with the name of one. */
function servicesNeeded(releases: Release[], config: BankConfig): ExportedBank['unreachable'] {
  const services = [...new Set(releases.flatMap(servicesOf))].filter((service) => !placeTaking(service, config));
  return services.sort().map((service) => {
    const users = releases.filter((release) => servicesOf(release).includes(service));
    return { service, remotes: [...new Set(users.map(({ name }) => name))] };
  });
}

function writer(folder: string): Write {
  return async (name, bytes) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
}

async function copyArtifacts(deployment: Deployment, release: Release, basePath: string, write: Write): Promise<void> {
  if (URL.canParse(release.base)) return;
  for (const file of Object.keys(release.assets).filter((name) => !name.endsWith('.html'))) {
    for (const encoding of FORMS) {
      const bytes = await readArtifact(deployment, release, file, encoding);
      if (bytes) await write(basePath + storedName(artifactKey(release, file), encoding), bytes);
    }
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
