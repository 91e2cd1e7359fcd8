import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';

interface Place {
  file: string;
  start: number;
  end: number;
  replacement: string;
}

/** Which tests noticed which mutants in earlier runs, as long as the test and the changed file are the same. */
export class ResultCache {
  readonly #path: string;
  /** The test that noticed the mutant, or `null` when it did not. */
  readonly #results: Record<string, string | null>;

  constructor(file: string, isFresh: boolean) {
    this.#path = file;
    this.#results = isFresh ? {} : read(file);
  }

  /**
   * @param isNoticed runs a test of which nothing is known yet
   * @param maxTests none is run behind so many
   * @returns the first of the tests that notices the mutant
   */
  async killerOf(
    mutant: Place,
    tests: string[],
    isNoticed: (test: string) => Promise<boolean>,
    maxTests = tests.length,
  ): Promise<string | undefined> {
    const position = [mutant.start, mutant.end, mutant.replacement].join();
    const keyOf = (test: string) => hash([position, ...[mutant.file, test].map(content)]);
    const killer = tests.find((test) => this.#results[keyOf(test)] === test);
    if (killer) return killer;
    for (const test of tests.slice(0, maxTests)) {
      if (this.#results[keyOf(test)] === null) continue;
      const isKiller = await isNoticed(test);
      this.#results[keyOf(test)] = isKiller ? test : null;
      this.#save();
      if (isKiller) return test;
    }
    return undefined;
  }

  /** At once: a long run may be interrupted. */
  #save(): void {
    mkdirSync(path.dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#results));
  }
}

function read(file: string): Record<string, string | null> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function content(file: string): string {
  return `${file}\n${readFileSync(path.join(root, file), 'utf8')}`;
}

function hash(parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20);
}
