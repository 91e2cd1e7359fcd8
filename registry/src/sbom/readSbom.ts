import { SBOM } from '../buildFiles.ts';
import type { Deployment } from '../Deployment.ts';
import { readArtifact } from '../readArtifact.ts';
import type { Release } from '../schema.ts';
import { type Component, parseSbom } from './parseSbom.ts';

/** @returns `undefined` for a release without one, or whose files are gone @throws {AlteredArtifact} when the store holds something else */
export async function readSbom(deployment: Deployment, release: Release): Promise<Component[] | undefined> {
  const { name, version, sbom } = release;
  const bytes = sbom && (await readArtifact(deployment, { ...release, assets: { [SBOM]: sbom } }, SBOM));
  return bytes && parseSbom(bytes, `${SBOM} of ${name} ${version}`);
}
