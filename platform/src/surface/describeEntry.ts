import path from 'node:path';
import { type Module, parseSync, printSync, type Statement } from '@swc/core';
import { type DeclarationModule, type Origin, readModule } from './readModule.ts';
import { type Reference, simplified } from './simplified.ts';

/** A declaration in a file, or an export of a package. */
interface Place {
  file?: string;
  package?: string;
  name: string;
}

export interface Declarations {
  /** The text of a declaration file (`.d.ts`) @returns `undefined` without such a file */
  read: (file: string) => string | undefined;
  /** The declaration file of each entry, by its name (`ui`) or, if it gets no report, by its specifier (`@bank/shared/api`). */
  entries: Record<string, string>;
}

type Exports = Map<string, Place>;

const emptyModule = parseSync('');

/** @returns a function that lists what an entry exports, and what those declarations refer to, as one declaration file */
export function entryDescriber({ read, entries }: Declarations): (entry: string) => string {
  const modules = new Map<string, DeclarationModule>();
  const exportsByEntry = Object.entries(entries)
    .map(([entry, file]): [string, Exports] => [entry, exportsOf(file)])
    .sort(byName);

  return function describeEntry(entry) {
    const own = new Map(exportsByEntry).get(entry) ?? new Map();
    const localNames = new Map([...own].map(([name, place]) => [idOf(place), name]));
    const inScope = new Set([...own.values()].filter((place) => place.file).map(idOf));
    const queue: Place[] = [];
    const imports = new Map<string, string[]>();
    const reexports = new Map<string, string[]>();
    const lines: string[] = [];
    for (const [name, place] of [...own].sort(byName)) {
      if (place.package) push(reexports, place.package, place.name === name ? name : `${place.name} as ${name}`);
      else lines.push(...print(place, name).map((code) => `export ${code}`));
    }
    for (let place = queue.shift(); place; place = queue.shift()) lines.push(...print(place, nameOf(place)));
    return [...importLines('import type', imports), ...importLines('export', reexports), ...lines, 'export {};\n'].join(
      '\n',
    );

    function print({ file = '', name }: Place, as: string): string[] {
      const statements = moduleOf(file).declarations.get(name) ?? [];
      return statements.map((statement) => {
        const code = printStatement(simplified(statement, (reference) => refer(file, reference)));
        return code.replace(new RegExp(`\\b${name}\\b`), as);
      });
    }

    /** @returns the name in the report of what a declaration refers to */
    function refer(file: string, reference: Reference): string | undefined {
      const place = referredPlace(file, reference);
      if (!place) return undefined;
      const local = nameOf(place);
      if (inScope.has(idOf(place))) return local;
      inScope.add(idOf(place));
      const source = place.package ?? entryOf(place);
      if (source) push(imports, source, importForm(place.name, local));
      else queue.push(place);
      return local;
    }

    function nameOf(place: Place): string {
      const known = localNames.get(idOf(place));
      if (known) return known;
      const taken = new Set(localNames.values());
      const wanted = place.name === '*' || place.name === 'default' ? (place.package ?? '') : place.name;
      const identifier = wanted.replaceAll(/\W/g, '_');
      let name = identifier;
      for (let number = 2; taken.has(name); number += 1) name = `${identifier}${number}`;
      localNames.set(idOf(place), name);
      return name;
    }
  };

  function entryOf(place: Place): string | undefined {
    const found = exportsByEntry.find(([, exported]) => {
      const same = exported.get(place.name);
      return same && idOf(same) === idOf(place);
    });
    if (!found) return undefined;
    return found[0].startsWith('@') ? found[0] : `./${found[0]}`;
  }

  function moduleOf(file: string): DeclarationModule {
    const known = modules.get(file) ?? readModule(read(file) ?? '');
    modules.set(file, known);
    return known;
  }

  function exportsOf(file: string): Exports {
    const { exports, stars } = moduleOf(file);
    const named = [...exports].map(([name, origin]): [string, Place] => [name, placeOf(file, origin)]);
    const all = stars.flatMap((star) => [...exportsOf(fileOf(file, star))]);
    return new Map([...all, ...named]);
  }

  function placeOf(file: string, { from, name }: Origin): Place {
    if (from === undefined) return localPlace(file, name) ?? { file, name };
    if (!from.startsWith('.')) return { package: from, name };
    const target = fileOf(file, from);
    return exportsOf(target).get(name) ?? { file: target, name };
  }

  /** Of what a module declares or imports; global names have none. */
  function localPlace(file: string, name: string): Place | undefined {
    const { declarations, imports } = moduleOf(file);
    if (declarations.has(name)) return { file, name };
    const origin = imports.get(name);
    return origin && placeOf(file, origin);
  }

  function referredPlace(file: string, { from, name, member }: Reference): Place | undefined {
    const place = from ? placeOf(file, { from, name }) : localPlace(file, name);
    if (member === undefined) return place;
    return place?.name === '*' && place.file ? exportsOf(place.file).get(member) : undefined;
  }

  function fileOf(importer: string, specifier: string): string {
    const target = path.posix.join(path.posix.dirname(importer), specifier);
    return [`${target}.d.ts`, `${target}/index.d.ts`].find((file) => read(file) !== undefined) ?? target;
  }
}

export function printStatement(statement: Statement): string {
  const module: Module = { ...emptyModule, body: [statement] };
  return printSync(module).code.trim();
}

function idOf({ file, package: source, name }: Place): string {
  return `${file ?? source} ${name}`;
}

function importForm(imported: string, local: string): string {
  if (imported === '*') return `* as ${local}`;
  return imported === local ? local : `${imported} as ${local}`;
}

function importLines(keyword: string, bySource: Map<string, string[]>): string[] {
  return [...bySource].sort(byName).flatMap(([source, forms]) => {
    const spaces = forms.filter((form) => form.startsWith('*'));
    const names = forms.filter((form) => !form.startsWith('*')).sort();
    const clauses = names.length > 0 ? [...spaces, `{ ${names.join(', ')} }`] : spaces;
    return clauses.map((clause) => `${keyword} ${clause} from '${source}';`);
  });
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
