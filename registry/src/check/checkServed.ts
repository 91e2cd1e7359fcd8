import type { Deployment } from '../Deployment.ts';
import { releaseId } from '../edits/collectGarbage.ts';
import { readSbom } from '../sbom/readSbom.ts';
import type { Release } from '../schema.ts';
import { channelsOf, releaseOf, type State } from '../state.ts';
import { checkComponents } from './componentRules.ts';
import type { DeploymentFacts } from './DeploymentFacts.ts';
import type { Refusal } from './Refusal.ts';
import { checkSettings } from './settingsRules.ts';

interface Served {
  release: Release;
  percent: number;
}

/** What the deployment refuses by now of the versions that more customers get than before. */
export async function checkServed(
  deployment: Deployment,
  before: State,
  after: State,
  { refuse = {}, settings }: DeploymentFacts = {},
): Promise<Refusal[]> {
  const known = new Map(servedReleases(before).map((one) => [releaseId(one.release), one.percent]));
  const more = servedReleases(after).filter(({ release, percent }) => percent > (known.get(releaseId(release)) ?? -1));
  const refusals = more.map(async ({ release }) => {
    // Nobody knows what an altered one bundles, and whoever altered it must not hold up the others.
    const components = await readSbom(deployment, release).catch(() => undefined);
    const found = checkComponents({ sbom: components && { components } }, refuse).map((refusal) => ({
      ...refusal,
      where: `${refusal.where} in ${release.name} ${release.version}`,
    }));
    return [...found, ...checkSettings(release, settings)];
  });
  return (await Promise.all(refusals)).flat();
}

/** An active version is everybody's, who may get it at any time. */
function servedReleases(state: State): Served[] {
  return channelsOf(state).flatMap(([app, { active, canary, disabled }]) => {
    const versions = new Map([...(canary ? [[canary.version, canary.percent] as const] : []), [active, 100]]);
    return [...versions].flatMap(([version, percent]) => {
      const release = releaseOf(state, app, version);
      return release && !disabled ? [{ release, percent }] : [];
    });
  });
}
