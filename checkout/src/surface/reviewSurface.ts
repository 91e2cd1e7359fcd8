import { inc, lt } from 'semver';
import type { Difference } from './compareReports.ts';

export interface Review {
  /** The version that the surface was recorded for. */
  recorded: string;
  /** The version in `shared/package.json`. */
  version: string;
  differences: Difference[];
}

/** @returns what changed and the changeset that is due, unless the version says so already */
export function missingBump({ recorded, version, differences }: Review): string | undefined {
  const bump = bumpOf(differences);
  const due = (bump && inc(recorded, bump)) ?? recorded;
  if (!lt(version, due)) return undefined;
  if (!bump) return `Set "version" in shared/package.json to ${due} (it is ${version}), which is recorded already.`;
  const list = differences.map(
    ({ entry, name, bump, found }) => `  ${bump}  @bank/shared/${entry}: ${name ? `${name} ` : ''}${found}`,
  );
  return `The surface of @bank/shared ${recorded} has changed:
${list.join('\n')}
Say so in a ${bump} changeset for @bank/shared ("npm run changeset"), apply it ("npm run changeset -- version"), and run "npm run surface".`;
}

/** @returns what to do before the surface of this version is on record */
export function surfaceProblem(review: Review): string | undefined {
  const { recorded, version, differences } = review;
  const bump = missingBump(review);
  if (bump || (version === recorded && differences.length === 0)) return bump;
  return `The surface of @bank/shared ${version} is not recorded yet. Run "npm run surface", and commit shared/surface.`;
}

function bumpOf(differences: Difference[]): Difference['bump'] | undefined {
  return differences.find(({ bump }) => bump === 'major')?.bump ?? differences[0]?.bump;
}
