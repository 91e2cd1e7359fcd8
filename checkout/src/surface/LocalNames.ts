import { idOf, type Place } from './DeclarationFiles.ts';

/** The names in one report: two declarations of one name, from different files, need two. */
export class LocalNames {
  readonly #names: Map<string, string>;

  /** @param exported has its own names */
  constructor(exported: Map<string, Place>) {
    this.#names = new Map([...exported].map(([name, place]) => [idOf(place), name]));
  }

  nameOf(place: Place): string {
    const known = this.#names.get(idOf(place));
    if (known) return known;
    const name = this.#free(isUnnamed(place) ? (place.package ?? '').replaceAll(/\W/g, '_') : place.name);
    this.#names.set(idOf(place), name);
    return name;
  }

  #free(wanted: string): string {
    const taken = new Set(this.#names.values());
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
    return name;
  }
}

function isUnnamed({ name }: Place): boolean {
  return name === '*' || name === 'default';
}
