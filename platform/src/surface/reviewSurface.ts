import { inc, lt } from 'semver';
import type { Difference } from './compareReports.ts';

export interface Review {
  /** The version that the surface was recorded for. */
  recorded: string;
  /** The version in `shared/package.json`. */
  version: string;
  differences: Difference[];
}

/** @returns what changed and the version that is due, unless the version says so already */
export function missingBump({ recorded, version, differences }: Review): string | undefined {
  const due = dueVersion(recorded, differences);
  if (!lt(version, due)) return undefined;
  const list = differences.map(
    ({ entry, name, bump, found }) => `  ${bump}  @bank/shared/${entry}: ${name ? `${name} ` : ''}${found}`,
  );
  return `The surface of @bank/shared ${recorded} has changed:
${list.join('\n')}
Set "version" in shared/package.json to ${due} (it is ${version}), and run "npm run surface".`;
}

/** @returns what to do before the surface of this version is on record */
export function surfaceProblem(review: Review): string | undefined {
  const { recorded, version, differences } = review;
  const bump = missingBump(review);
  if (bump || (version === recorded && differences.length === 0)) return bump;
  return `The surface of @bank/shared ${version} is not recorded yet. Run "npm run surface", and commit shared/surface.`;
}

function dueVersion(recorded: string, differences: Difference[]): string {
  if (differences.length === 0) return recorded;
  const bump = differences.some((difference) => difference.bump === 'major') ? 'major' : 'minor';
  return inc(recorded, bump) ?? recorded;
}
