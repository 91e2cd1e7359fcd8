import { DeclarationFiles, type Exports, idOf, type Place } from './DeclarationFiles.ts';
import { LocalNames } from './LocalNames.ts';
import { printCommented } from './printCommented.ts';
import { type Reference, simplified } from './simplified.ts';

export interface Declarations {
  /** The text of a declaration file (`.d.ts`) @returns `undefined` without such a file */
  read: (file: string) => string | undefined;
  /** The declaration file of each entry, by its name (`ui`). */
  entries: Record<string, string>;
}

/** What is imported or exported again, by module specifier. */
type Clauses = Map<string, string[]>;

/** @returns a function that lists what an entry exports, and what those declarations refer to, as one declaration file */
export function entryDescriber({ read, entries }: Declarations): (entry: string) => string {
  const files = new DeclarationFiles(read);
  const known = Object.entries(entries).map(([entry, file]): [string, Exports] => [entry, files.exports(file)]);
  const exportsByEntry = new Map(known.sort(byName));
  return (entry) => describeEntry(exportsByEntry.get(entry) ?? new Map(), exportsByEntry, files);
}

function describeEntry(exported: Exports, exportsByEntry: Map<string, Exports>, files: DeclarationFiles): string {
  const names = new LocalNames(exported);
  const inScope = new Set([...exported.values()].filter(({ file }) => file).map(idOf));
  const referred: Place[] = [];
  const imports: Clauses = new Map();
  const reexports: Clauses = new Map();
  const lines: string[] = [];
  for (const [name, place] of [...exported].sort(byName)) {
    if (place.package) push(reexports, place.package, clause(place.name, name));
    else lines.push(...documented(place, print(place, name)));
  }
  for (let place = referred.shift(); place; place = referred.shift()) lines.push(...print(place, names.nameOf(place)));
  return [...clauseLines('import type', imports), ...clauseLines('export', reexports), ...lines, 'export {};\n'].join(
    '\n',
  );

  /** Overloads have one comment. */
  function documented(place: Place, [first, ...rest]: string[]): string[] {
    const comment = files.commentOf(place);
    return [...(first ? [`${comment}export ${first}`] : []), ...rest.map((code) => `export ${code}`)];
  }

  function print({ file = '', name }: Place, as: string): string[] {
    const { declarations, commentBefore } = files.module(file);
    return (declarations.get(name) ?? []).map((statement) => {
      const code = printCommented(
        simplified(statement, (reference) => refer(file, reference)),
        commentBefore,
      );
      return code.replace(new RegExp(`\\b${name}\\b`), as);
    });
  }

  /** @returns the name in the report of what a declaration refers to */
  function refer(file: string, reference: Reference): string | undefined {
    const place = files.find(file, reference);
    if (!place) return undefined;
    const local = names.nameOf(place);
    if (inScope.has(idOf(place))) return local;
    inScope.add(idOf(place));
    const source = place.package ?? entryOf(place, exportsByEntry);
    if (source) push(imports, source, clause(place.name, local));
    else referred.push(place);
    return local;
  }
}

function entryOf(place: Place, exportsByEntry: Map<string, Exports>): string | undefined {
  const found = [...exportsByEntry].find(([, exported]) => {
    const same = exported.get(place.name);
    return same && idOf(same) === idOf(place);
  });
  return found && `./${found[0]}`;
}

function clause(name: string, local: string): string {
  return name === local ? name : `${name} as ${local}`;
}

function clauseLines(keyword: string, clauses: Clauses): string[] {
  return [...clauses].sort(byName).flatMap(([source, forms]) => {
    const spaces = forms.filter((form) => form.startsWith('*'));
    const names = forms.filter((form) => !form.startsWith('*')).sort();
    const all = names.length > 0 ? [...spaces, `{ ${names.join(', ')} }`] : spaces;
    return all.map((form) => `${keyword} ${form} from '${source}';`);
  });
}

function push(clauses: Clauses, source: string, form: string): void {
  clauses.set(source, [...(clauses.get(source) ?? []), form]);
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
