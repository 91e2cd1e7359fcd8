import semver from 'semver';
import type { Duplicate } from './duplicates.ts';

/** Less is not worth a module that all pages could load. */
const MIN_BYTES = 5000;
/** Builds bundle what the bank's own packages have for them. */
const OWN = /^@bank\//;
/** Squads name what they bundle, and whoever runs the proposed line has their shell read it as it is. */
const PLAIN_NAME = /^(@\w[\w.~-]*\/)?\w[\w.~-]*$/;

export interface Proposal {
  package: string;
  /** The newest that a remote bundles. */
  version: string;
  /** Bytes that customers of all its remotes load again. */
  twice: number;
  remotes: string[];
}

export interface Passed {
  package: string;
  why: string;
}

/**
 * Says which packages the shell could lend to all remotes, what saves most first, and which ones it could not and why.
 * @param refused packages that the deployment does not want to share
 */
export function proposals(duplicates: Duplicate[], refused: string[]) {
  const proposed: Proposal[] = [];
  const passed: Passed[] = [];
  for (const { package: name, twice, copies } of duplicates) {
    if (twice < MIN_BYTES || OWN.test(name)) continue;
    const found = [...new Set(copies.flatMap(({ packageVersions }) => packageVersions))];
    if (!PLAIN_NAME.test(name) || !found.every((version) => semver.valid(version) === version)) continue;
    const versions = semver.sort(found);
    const why = refused.includes(name) ? 'the configuration refuses it' : misfit(versions);
    if (why) passed.push({ package: name, why });
    else
      proposed.push({ package: name, version: versions.at(-1) ?? '', twice, remotes: copies.map((it) => it.remote) });
  }
  return { proposed, passed };
}

/** A page has one copy, so all remotes have to work with it. */
function misfit(versions: string[]): string | undefined {
  const [oldest = '', ...newer] = versions;
  return newer.every((version) => semver.satisfies(version, `^${oldest}`))
    ? undefined
    : `remotes need ${versions.join(' and ')}`;
}
