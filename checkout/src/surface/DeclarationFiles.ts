import path from 'node:path';
import { type DeclarationModule, type Origin, readModule } from './readModule.ts';
import type { Reference } from './simplified.ts';

/** A declaration in a file, or an export of a package. */
export interface Place {
  file?: string;
  package?: string;
  name: string;
}

export type Exports = Map<string, Place>;

/** Declaration files (`.d.ts`) that refer to each other. */
export class DeclarationFiles {
  readonly #read: (file: string) => string | undefined;
  readonly #modules = new Map<string, DeclarationModule>();

  /** @param read returns the text of a file, or `undefined` without such a file */
  constructor(read: (file: string) => string | undefined) {
    this.#read = read;
  }

  /** @throws when there is no such file */
  module(file: string): DeclarationModule {
    const known = this.#modules.get(file);
    if (known) return known;
    const text = this.#read(file);
    if (text === undefined) throw new Error(`There are no declarations in ${file}.`);
    const module = readModule(text);
    this.#modules.set(file, module);
    return module;
  }

  /** @returns the doc comment before a declaration, on lines of its own */
  commentOf({ file = '', name }: Place): string {
    const declaration = `(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:function|const|class|interface|type|let) ${name}\\b`;
    const before = new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\n${declaration}`).exec(this.#read(file) ?? '');
    return before ? `${before[1]}\n` : '';
  }

  exports(file: string): Exports {
    const { exports, stars } = this.module(file);
    const named = [...exports].map(([name, origin]): [string, Place] => [name, this.#placeOf(file, origin)]);
    const all = stars.flatMap((star) => [...this.exports(this.#resolve(file, star))]);
    return new Map([...all, ...named]);
  }

  /** @returns `undefined` for a global name */
  find(file: string, { from, name, member }: Reference): Place | undefined {
    const place = from ? this.#placeOf(file, { from, name }) : this.#localPlace(file, name);
    if (member === undefined) return place;
    return place?.name === '*' && place.file ? this.exports(place.file).get(member) : undefined;
  }

  #placeOf(file: string, { from, name }: Origin): Place {
    if (from === undefined) return this.#localPlace(file, name) ?? { file, name };
    if (!from.startsWith('.')) return { package: from, name };
    const target = this.#resolve(file, from);
    return this.exports(target).get(name) ?? { file: target, name };
  }

  #localPlace(file: string, name: string): Place | undefined {
    const { declarations, imports } = this.module(file);
    if (declarations.has(name)) return { file, name };
    const origin = imports.get(name);
    return origin && this.#placeOf(file, origin);
  }

  #resolve(importer: string, specifier: string): string {
    const target = path.posix.join(path.posix.dirname(importer), specifier);
    return [`${target}.d.ts`, `${target}/index.d.ts`].find((file) => this.#read(file) !== undefined) ?? target;
  }
}

export function idOf({ file, package: source, name }: Place): string {
  return `${file ?? source} ${name}`;
}
