import { isDeepStrictEqual } from 'node:util';
import { artifactKey } from '../artifactKey.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Release } from '../schema.ts';
import { type Edit, entryOf, releaseOf, type State } from '../state.ts';

export function addRelease(release: Release): Edit {
  return (state) => {
    const { name, version } = release;
    const known = releaseOf(state, name, version);
    if (known && isSame(known, release)) return state;
    if (known)
      throw new OperatorError(
        `${name} ${version} is in the registry with another content than this build, though a version is named by its content. Find out who wrote it.`,
      );
    refuseOtherContent(state, release);
    return { ...state, releases: { ...state.releases, [name]: { ...state.releases[name], [version]: release } } };
  };
}

/** Whoever releases it signs what is there: both are of one build, at any time and commit. */
function isSame(one: Release, other: Release): boolean {
  const [known, own] = [one, other].map(({ releasedAt: _, commit: __, ...content }) => content);
  return isDeepStrictEqual(known, own);
}

/** One address has one content, which browsers keep for a year. */
function refuseOtherContent({ releases }: State, release: Release): void {
  const { name, version, assets } = release;
  for (const other of Object.values(entryOf(releases, name) ?? {})) {
    const file = Object.keys(assets).find((one) => isOther(other, release, one));
    if (file)
      throw new OperatorError(
        `${name} ${version} has another ${file} than ${other.version}, although its name says that it is the same. Build it again, with a hash of the content in the name of each file.`,
      );
  }
}

function isOther(one: Release, other: Release, file: string): boolean {
  const known = entryOf(one.assets, file)?.integrity;
  const isSamePlace = artifactKey(one, file) === artifactKey(other, file);
  return known !== undefined && isSamePlace && known !== other.assets[file]?.integrity;
}
