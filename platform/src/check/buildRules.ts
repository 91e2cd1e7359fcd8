import type { Candidate } from '../release/release.ts';
import type { Refusal } from './Refusal.ts';

/** Compressed JavaScript that one page may need before it can be shown, in bytes. */
export const BUDGET = 200_000;

/** What must stay one on the page: a second copy has a state or context of its own. */
const SINGLETON = /^(react|react-dom|react-router(-.*)?|styled-components|zustand|react-hot-toast|@bank\/shared)$/;

/** What can be said of a build without knowing where it goes. */
export function checkBuild(candidate: Candidate, budget = BUDGET): Refusal[] {
  return [
    ...missingFiles(candidate),
    ...folders(candidate),
    ...missingExposes(candidate),
    ...tooLarge(candidate, budget),
    ...secondCopies(candidate),
  ];
}

function missingFiles({ release, emitted }: Candidate): Refusal[] {
  const needed =
    release.kind === 'shell'
      ? [...release.entry, 'index.html', ...emitted]
      : [release.entry, ...release.mounts.flatMap(({ files }) => files), ...emitted];
  return [...new Set(needed)]
    .filter((file) => !Object.hasOwn(release.assets, file))
    .map((file) => ({
      rule: 'integrity',
      found: `"${file}" is named by bank.json, but is not in the build, so it has no hash.`,
      remedy: 'Build the package again.',
    }));
}

function folders({ folders: found }: Candidate): Refusal[] {
  return found.map((folder) => ({
    rule: 'integrity',
    found: `"${folder}" is a folder: its files would have no hash.`,
    remedy: 'Write every file into the top of the output folder.',
  }));
}

function missingExposes({ release, files }: Candidate): Refusal[] {
  if (release.kind === 'shell') return [];
  const entry = files.get(release.entry)?.toString() ?? '';
  return release.mounts
    .filter(({ expose }) => !new RegExp(`["']\\./${expose}["']`).test(entry))
    .map(({ path, expose }) => ({
      rule: 'exposes',
      found: `${path} shows "${expose}", which ${release.entry} does not expose.`,
      remedy: 'Check "page" under "mounts" in remote.ts, and build again.',
    }));
}

function tooLarge({ release, files, compressed }: Candidate, budget: number): Refusal[] {
  if (release.kind === 'shell') return [];
  return release.mounts.flatMap((mount) => {
    const scripts = new Set([release.entry, ...mount.files].filter((file) => file.endsWith('.js')));
    const size = (file: string) => compressed.get(file)?.br.length ?? files.get(file)?.length ?? 0;
    const total = [...scripts].reduce((sum, file) => sum + size(file), 0);
    if (total <= budget) return [];
    return {
      rule: 'budget',
      found: `${mount.path} needs ${kilobytes(total)} of JavaScript before it shows; the budget is ${kilobytes(budget)}.`,
      remedy: 'Load what is not needed at once with import(), or raise the budget for this release with --budget.',
    };
  });
}

function secondCopies({ release }: Candidate): Refusal[] {
  if (release.kind === 'shell') return [];
  return release.bundled
    .filter((name) => SINGLETON.test(name))
    .map((name) => ({
      rule: 'singletons',
      found: `The build contains a copy of ${name}, which the page has once.`,
      remedy: `Import ${name} as the bank shares it (docs/squad.md), so that it comes from the shell.`,
    }));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
