import { Budget } from '../bank/Budget.ts';
import { SBOM } from '../buildFiles.ts';
import type { Deployment } from '../Deployment.ts';
import { readArtifact } from '../readArtifact.ts';
import type { Release } from '../schema.ts';
import { type Component, parseSbom } from './parseSbom.ts';

/** @param budget of bytes @returns `undefined` for a release without one, whose files are gone, or past the budget @throws {AlteredArtifact} when the store holds something else */
export async function readSbom(
  deployment: Deployment,
  release: Release,
  budget = new Budget(Number.POSITIVE_INFINITY),
): Promise<Component[] | undefined> {
  const { name, version, sbom } = release;
  if (!sbom || !budget.take(0)) return undefined;
  const bytes = await readArtifact(deployment, { ...release, assets: { [SBOM]: sbom } }, SBOM);
  budget.take(bytes?.length ?? 0);
  return bytes && parseSbom(bytes, `${SBOM} of ${name} ${version}`);
}
