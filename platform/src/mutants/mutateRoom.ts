import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { findMutants, type Mutant } from './findMutants.ts';
import type { ResultCache } from './ResultCache.ts';
import type { Room } from './rooms.ts';
import type { TaskResult } from './runTask.ts';
import { WorkerProcess } from './WorkerProcess.ts';

export interface MutantResult extends Mutant {
  file: string;
  /** The test that failed; `undefined` when none did. */
  killedBy: string | undefined;
}

interface TestFacts extends TaskResult {
  test: string;
}

/**
 * Runs every mutant of a room against the tests that reach its line, the one of the same name and the fastest first,
 * until one fails.
 *
 * @throws when a test fails without any mutant
 */
export async function mutateRoom(room: Room, workers: number, cache: ResultCache): Promise<MutantResult[]> {
  const processes = Array.from({ length: workers }, () => new WorkerProcess());
  try {
    const facts = await each(room.tests, processes, (test, worker) => measure(room, test, worker));
    const mutants = room.sources.flatMap((file) =>
      findMutants(readFileSync(path.join(root, file), 'utf8')).map((mutant) => ({ ...mutant, file })),
    );
    return await each(mutants, processes, async (mutant, worker) => {
      const tests = testsOf(mutant, facts);
      const isKiller = (test: string) => isNoticed(room, mutant, test, worker);
      const killedBy = await cache.killerOf(mutant, tests, isKiller, room.maxTests);
      return { ...mutant, killedBy };
    });
  } finally {
    for (const worker of processes) worker.stop();
  }
}

async function measure(room: Room, test: string, worker: WorkerProcess): Promise<TestFacts> {
  const result = await worker.run({ project: room.project, test, cover: room.sources });
  if (!result?.isGreen) throw new Error(`${test} fails without any mutant. Run it by itself first.`);
  return { ...result, test };
}

function testsOf({ file, line }: MutantPlace, facts: TestFacts[]): string[] {
  const isBeside = ({ test }: TestFacts) => test.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '');
  const reaching = facts.filter(({ lines }) => lines[file]?.includes(line));
  reaching.sort((a, b) => Number(isBeside(b)) - Number(isBeside(a)) || a.time - b.time);
  return reaching.map(({ test }) => test);
}

type MutantPlace = Pick<MutantResult, 'file' | 'line'>;

/** A test that does not end, or ends its process, has failed. */
async function isNoticed(
  { project }: Room,
  { file, start, end, replacement }: Mutant & MutantPlace,
  test: string,
  worker: WorkerProcess,
): Promise<boolean> {
  const result = await worker.run({ project, test, mutant: { file, start, end, replacement } });
  return !result?.isGreen;
}

/** Works on all items, as many at a time as there are workers. @returns results in the order of the items */
async function each<Item, Result>(
  items: Item[],
  workers: WorkerProcess[],
  work: (item: Item, worker: WorkerProcess) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const drain = async (worker: WorkerProcess) => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1], worker);
  };
  await Promise.all(workers.map(drain));
  return results;
}
