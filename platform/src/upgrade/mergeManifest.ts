import { ltr, minVersion, validRange } from 'semver';

const SECTIONS = ['engines', 'scripts', 'dependencies', 'devDependencies'] as const;

export type Manifest = { [section in (typeof SECTIONS)[number]]?: Record<string, string> };

/** Takes over what the template has changed in package.json, where the squad has not changed it itself. */
export function mergeManifest<Own extends Manifest>(own: Own, before: Manifest, after: Manifest): Own {
  const merged = SECTIONS.filter((section) => own[section] || after[section]).map((section) => [
    section,
    mergeSection(own[section] ?? {}, before[section] ?? {}, after[section] ?? {}),
  ]);
  return { ...own, ...Object.fromEntries(merged) };
}

type Section = Record<string, string>;

function mergeSection(own: Section, before: Section, after: Section): Section {
  const kept = Object.entries(own).filter(([name, value]) => name in after || value !== before[name]);
  const taken = Object.entries(after).filter(
    ([name, wanted]) => own[name] === before[name] || (name.startsWith('@bank/') && isOlder(own[name], wanted)),
  );
  return { ...Object.fromEntries(kept), ...Object.fromEntries(taken) };
}

/** Somebody may have moved one of the bank's packages alone. */
function isOlder(own: string | undefined, wanted: string): boolean {
  const version = own && validRange(own) ? minVersion(own) : null;
  return version !== null && ltr(version, wanted);
}
