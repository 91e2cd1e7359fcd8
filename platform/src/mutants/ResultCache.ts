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

/** What became of mutants in earlier runs, as long as their file and the tests that decided it are the same. */
export class ResultCache {
  readonly #path: string;
  readonly #results: Record<string, string | null>;

  constructor(file: string, isFresh: boolean) {
    this.#path = file;
    this.#results = isFresh ? {} : read(file);
  }

  async resultOf(mutant: Place, tests: string[], run: () => Promise<string | undefined>): Promise<string | undefined> {
    const position = [mutant.start, mutant.end, mutant.replacement].join();
    const keyOf = (deciding: string[]) => hash([position, ...[mutant.file, ...deciding].map(content)]);
    const killer = tests.find((test) => this.#results[keyOf([test])] === test);
    if (killer) return killer;
    const survived = keyOf(tests);
    if (this.#results[survived] === null) return undefined;
    const killedBy = await run();
    this.#results[killedBy ? keyOf([killedBy]) : survived] = killedBy ?? null;
    this.#save();
    return killedBy;
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
