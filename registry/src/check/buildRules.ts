import { coerce, intersects, validRange } from 'semver';
import { sharedVersionHint } from '../commandLine.ts';
import { exposedParts } from '../exposedParts.ts';
import { kilobytes } from '../kilobytes.ts';
import type { Candidate } from '../release/readBuild.ts';
import { checkConditions } from './conditionRules.ts';
import type { Refusal } from './Refusal.ts';

/** Bytes, compressed. */
export const BUDGET_BYTES = 200_000;

/** A second copy would have its own state or context. */
const SINGLETON =
  /^(react|react-dom|react-router(-.*)?|styled-components|zustand|react-hot-toast|@tanstack\/.*query.*|@bank\/shared)$/;

export function checkBuild(candidate: Candidate, budget = BUDGET_BYTES): Refusal[] {
  return [
    ...missingFiles(candidate),
    ...folders(candidate),
    ...missingExposes(candidate),
    ...missingDefaults(candidate),
    ...untypedSlots(candidate),
    ...tooLarge(candidate, budget),
    ...secondCopies(candidate),
    ...otherMajors(candidate),
    ...foreignSources(candidate),
    ...changedGlobals(candidate),
    ...leftRunning(candidate),
    ...refusedStyles(candidate),
    ...checkConditions(candidate.release),
  ];
}

function missingFiles({ release, emitted }: Candidate): Refusal[] {
  const needed =
    release.kind === 'shell'
      ? [...release.entry, ...(release.mainLayout ?? []), 'index.html', ...emitted]
      : [
          release.entry,
          ...(release.types ? [release.types] : []),
          ...exposedParts(release).flatMap(({ files }) => files),
          ...emitted,
        ];
  return [...new Set(needed)]
    .filter((file) => !Object.hasOwn(release.assets, file))
    .map((file) => ({
      rule: 'integrity',
      where: file,
      found: 'is listed in bank.json but missing from the build, so it has no hash.',
      remedy: 'Build the package again.',
    }));
}

function folders({ folders: found }: Candidate): Refusal[] {
  return found.map((folder) => ({
    rule: 'integrity',
    where: `${folder}/`,
    found: 'is a folder; its files would have no hash.',
    remedy: 'Write all files to the top level of the output folder.',
  }));
}

function missingExposes({ release, files }: Candidate): Refusal[] {
  if (release.kind === 'shell') return [];
  const entry = files.get(release.entry)?.toString() ?? '';
  return exposedParts(release)
    .filter(({ expose }) => !new RegExp(`["']\\./${expose}["']`).test(entry))
    .map(({ place, expose }) => ({
      rule: 'exposes',
      where: place,
      found: `shows "${expose}", which ${release.entry} does not expose.`,
      remedy: 'Check the paths in remote.ts, and build again.',
    }));
}

function missingDefaults({ release, source }: Candidate): Refusal[] {
  if (release.kind === 'shell') return [];
  return exposedParts(release)
    .filter(({ expose }) => source.withoutDefault.includes(expose))
    .map(({ place, expose }) => ({
      rule: 'exposes',
      where: place,
      found: `shows "${expose}", which has no default export.`,
      remedy: 'Export its component as default: "export default function …".',
    }));
}

/** The types of the bank's own slots are in `@bank/shared`. */
function untypedSlots({ release, files }: Candidate): Refusal[] {
  if (release.kind === 'shell') return [];
  const types = release.types ? (files.get(release.types)?.toString() ?? '') : '';
  const untyped = (release.slots ?? []).filter((slot) => !slot.startsWith('bank/') && !types.includes(slot));
  return untyped.map((slot) => ({
    rule: 'slots',
    where: slot,
    found: 'is offered without a type, so nobody who fills it knows its props.',
    remedy: 'Declare it in public.d.ts beside remote.ts (docs/squad/reference.md), and build again.',
  }));
}

function tooLarge({ release, files, compressed }: Candidate, budget: number): Refusal[] {
  if (release.kind === 'shell') return [];
  return exposedParts(release).flatMap(({ place, files: needed }) => {
    const scripts = new Set([release.entry, ...needed].filter((file) => file.endsWith('.js')));
    const size = (file: string) => compressed.get(file)?.br.length ?? files.get(file)?.length ?? 0;
    const total = [...scripts].reduce((sum, file) => sum + size(file), 0);
    if (total <= budget) return [];
    return {
      rule: 'budget',
      where: place,
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
    found: 'is bundled, although the page provides it.',
    remedy: 'Import it as the bank shares it (docs/squad/reference.md), so that it comes from the shell.',
  }));
}

function isSingleton(bundled: string): boolean {
  return SINGLETON.test(bundled.replace(/(?<=.)@.*$/, ''));
}

/** The code will run with the shell's version, whatever its own range says. */
function otherMajors({ release, source }: Candidate): Refusal[] {
  if (release.kind === 'shell') return [];
  return Object.entries(source.installed).flatMap(([name, version]) => {
    const [, range] = Object.entries(release.requires).find(([module]) => `${module}/`.startsWith(`${name}/`)) ?? [];
    const major = coerce(version)?.major;
    if (!range || major === undefined || !validRange(range) || intersects(`${major}.x`, range)) return [];
    return {
      rule: 'shared',
      where: `${name} ${version}`,
      found: `is installed in ${release.name}, but it is built for another major version (${range}).`,
      remedy: `Depend on the version that the bank shares (${sharedVersionHint}), and try the pages with it; if they work with several, say so under "peerDependencies".`,
    };
  });
}

function foreignSources({ release, source }: Candidate): Refusal[] {
  return source.foreign.map((file) => ({
    rule: 'sources',
    where: file,
    found: `is another application’s source, which ${release.name} would bundle.`,
    remedy: 'Link to the other remote’s page, or move what both need to @bank/shared.',
  }));
}

function changedGlobals({ source }: Candidate): Refusal[] {
  return (source.changedGlobals ?? []).map(({ where, name }) => ({
    rule: 'globals',
    where,
    found: `changes ${name}, which the whole page shares.`,
    remedy: 'Keep your own in a module, and import it where you need it.',
  }));
}

function leftRunning({ source }: Candidate): Refusal[] {
  return (source.leftRunning ?? []).map(({ where, name }) => ({
    rule: 'leftovers',
    where,
    found: `starts ${name}, which goes on when the page has been left.`,
    remedy:
      'End it in the same file when the component goes: by "signal" or removeEventListener with the same function, by clearInterval with the same variable.',
  }));
}

function refusedStyles({ source }: Candidate): Refusal[] {
  return (source.refusedStyles ?? []).map(({ where, name }) =>
    name === 'a style attribute'
      ? {
          rule: 'styles',
          where,
          found: 'has a style attribute, which the content security policy refuses.',
          remedy: 'Write the style with styled-components or in a CSS Module, or what is computed as style={{ … }}.',
        }
      : {
          rule: 'styles',
          where,
          found: `has "${name}", which is not mirrored where text runs from right to left.`,
          remedy:
            'Write start and end (margin-inline-start, inset-inline-end, text-align: start), or a rule for :dir(rtl) beside it in the same template or rule.',
        },
  );
}
