import { coerce } from 'semver';
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
    ...missingDefaults(candidate),
    ...tooLarge(candidate, budget),
    ...secondCopies(candidate),
    ...otherMajors(candidate),
    ...foreignSources(candidate),
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
      where: file,
      found: 'named by bank.json, but not in the build, so there is no hash of it.',
      remedy: 'Build the package again.',
    }));
}

function folders({ folders: found }: Candidate): Refusal[] {
  return found.map((folder) => ({
    rule: 'integrity',
    where: `${folder}/`,
    found: 'a folder, whose files would have no hash.',
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
      where: path,
      found: `shows "${expose}", which ${release.entry} does not expose.`,
      remedy: 'Check "page" under "mounts" in remote.ts, and build again.',
    }));
}

function missingDefaults({ release, source }: Candidate): Refusal[] {
  if (release.kind === 'shell') return [];
  return release.mounts
    .filter(({ expose }) => source.withoutDefault.includes(expose))
    .map(({ path, expose }) => ({
      rule: 'exposes',
      where: path,
      found: `shows "${expose}", which has no default export.`,
      remedy: 'Export the page’s component as default: "export default function …".',
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
      where: mount.path,
      found: `needs ${kilobytes(total)} of JavaScript before it shows; the budget is ${kilobytes(budget)}.`,
      remedy: 'Load what is not needed at once with import(), or raise the budget for this release with --budget.',
    };
  });
}

function secondCopies({ release }: Candidate): Refusal[] {
  if (release.kind === 'shell') return [];
  return release.bundled.filter(isSingleton).map((copy) => ({
    rule: 'singletons',
    where: copy,
    found: 'the build contains a copy of what the page has once.',
    remedy: 'Import it as the bank shares it (docs/squad.md), so that it comes from the shell.',
  }));
}

/** `react-dom@19.3.1` */
function isSingleton(bundled: string): boolean {
  return SINGLETON.test(bundled.replace(/(?<=.)@.*$/, ''));
}

/** The code is run with the shell's version, however well it goes with its own. */
function otherMajors({ release, source }: Candidate): Refusal[] {
  if (release.kind === 'shell') return [];
  return Object.entries(source.installed).flatMap(([name, version]) => {
    const [, range] = Object.entries(release.requires).find(([module]) => `${module}/`.startsWith(`${name}/`)) ?? [];
    if (!range || coerce(version)?.major === coerce(range)?.major) return [];
    return {
      rule: 'shared',
      where: `${name} ${version}`,
      found: `is what ${release.name} has installed, another major than the page’s ${range}.`,
      remedy: 'Depend on the version that the bank shares ("catalog:" in package.json), and try the pages with it.',
    };
  });
}

function foreignSources({ release, source }: Candidate): Refusal[] {
  return source.foreign.map((file) => ({
    rule: 'sources',
    where: file,
    found: `is the source of another application, which ${release.name} would take along as it is now.`,
    remedy: 'Link to the other remote’s page, or move what both need to @bank/shared.',
  }));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
