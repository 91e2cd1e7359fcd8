import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Export, incompatibilities } from './incompatibilities.ts';
import { printStatement } from './printCommented.ts';
import { type DeclarationModule, readModule } from './readModule.ts';

export interface Difference {
  entry: string;
  /** It is missing when the difference is about the whole entry. */
  name?: string;
  bump: 'major' | 'minor';
  found: string;
}

type Declared = Pick<Export, 'entry' | 'name'>;

interface Report {
  text: string;
  module: DeclarationModule;
}

type Reports = Map<string, Report>;

/** Compares two folders of reports. A change that the compiler accepts is a minor difference. */
export async function compareReports(recorded: string, current: string): Promise<Difference[]> {
  const [before, after] = await Promise.all([readReports(recorded), readReports(current)]);
  const entries = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = entries.filter((entry) => before.get(entry)?.text !== after.get(entry)?.text);
  if (changed.length === 0) return [];
  // An export that refers to another entry may have changed although its own text has not.
  const kept = [...before]
    .flatMap(([entry, { module }]) => keptExports(entry, module, after.get(entry)?.module))
    .filter(({ entry, name }) => !isUntouched({ entry, name }, before, after));
  const problems = await incompatibilities(kept, recorded, current);
  const differences = [...problems].map(([{ entry, name }, problem]): Difference => {
    return { entry, name, bump: 'major', found: `has changed: ${problem}` };
  });
  for (const entry of changed) {
    const listed = new Set(differences.filter((one) => one.entry === entry).map(({ name }) => name));
    differences.push(...listChanges(entry, before, after).filter(({ name }) => !listed.has(name)));
    if (!differences.some((difference) => difference.entry === entry))
      differences.push({ entry, bump: 'minor', found: 'refers to types that have changed compatibly.' });
  }
  return differences.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

async function readReports(folder: string): Promise<Reports> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.d.ts'));
  const reports = files.map(async (file): Promise<[string, Report]> => {
    const text = await readFile(path.join(folder, file), 'utf8');
    return [path.basename(file, '.d.ts'), { text: withoutComments(text), module: readModule(text) }];
  });
  return new Map(await Promise.all(reports));
}

/** Comments are no part of the surface. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*\*[\s\S]*?\*\/\n?/g, '').replaceAll(/\n{2,}/g, '\n');
}

/** Lists what both declare, which the compiler can compare. */
function keptExports(entry: string, old: DeclarationModule, now?: DeclarationModule): Export[] {
  return [...old.exports.keys()].flatMap((name) => {
    const [statement] = old.declarations.get(name) ?? [];
    const [current] = now?.declarations.get(name) ?? [];
    return statement && current ? { entry, name, statement, current } : [];
  });
}

/**
 * Tells whether a declaration, and all in the reports that its text names, are as they were. The compiler never finds two
 * generic types alike, even if their texts are.
 */
function isUntouched({ entry, name }: Declared, before: Reports, after: Reports, seen = new Set<string>()): boolean {
  if (seen.has(`${entry} ${name}`)) return true;
  seen.add(`${entry} ${name}`);
  const [old, now] = [before.get(entry)?.module, after.get(entry)?.module];
  if (!old || !now || print(old, name) !== print(now, name)) return false;
  const words = new Set(print(old, name).match(/[A-Za-z_$][\w$]*/g));
  const named = [...words].flatMap((word): Declared[] => {
    if (old.declarations.has(word)) return [{ entry, name: word }];
    const origin = old.imports.get(word);
    return origin?.from?.startsWith('./') ? [{ entry: origin.from.slice(2), name: origin.name }] : [];
  });
  return named.every((one) => isUntouched(one, before, after, seen));
}

function listChanges(entry: string, before: Reports, after: Reports): Difference[] {
  const [old, now] = [before.get(entry)?.module, after.get(entry)?.module];
  if (!now) return [{ entry, bump: 'major', found: 'is gone.' }];
  if (!old) return [{ entry, bump: 'minor', found: 'is new.' }];
  return [...new Set([...old.exports.keys(), ...now.exports.keys()])].flatMap((name): Difference[] => {
    if (!now.exports.has(name)) return [{ entry, name, bump: 'major', found: 'is gone.' }];
    if (!old.exports.has(name)) return [{ entry, name, bump: 'minor', found: 'is new.' }];
    if (sourceOf(old, name) !== sourceOf(now, name))
      return [{ entry, name, bump: 'major', found: `has changed: it comes from ${sourceOf(now, name)} now.` }];
    if (print(old, name) === print(now, name)) return [];
    return [{ entry, name, bump: 'minor', found: 'has changed compatibly.' }];
  });
}

function sourceOf({ exports }: DeclarationModule, name: string): string {
  return exports.get(name)?.from ?? '@bank/shared';
}

function print({ declarations }: DeclarationModule, name: string): string {
  return (declarations.get(name) ?? []).map(printStatement).join('\n');
}

function keyOf({ entry, name = '' }: Difference): string {
  return `${entry} ${name}`;
}
