import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, root } from '@bank/checkout/workspace/paths.ts';
import { compareRuns } from './compareRuns.ts';
import { htmlPage } from './htmlPage.ts';
import { isWithin } from './judge.ts';
import { measuredIn, type Run, readRun, writeRun } from './Run.ts';
import { textTable, worseThanBefore } from './textTable.ts';
import { updateDocs } from './updateDocs.ts';

const COMMITTED = path.join(root, 'bench/committedRun.json');
const FOLDER = path.join(cacheFolder, 'bench');

/** @param options `isKept` makes it the run with which later ones are compared @returns whether all is within its limits */
export async function report(run: Run, { isKept }: { isKept: boolean }): Promise<boolean> {
  const before = await readRun(COMMITTED);
  const compared = compareRuns(run, before);
  console.log(`${textTable(compared, run.mode)}\n`);
  if (run.mode !== 'once') console.log(`${worseThanBefore(compared)}\n`);
  await mkdir(FOLDER, { recursive: true });
  const page = path.join(FOLDER, 'run.html');
  await writeFile(page, htmlPage(run, before, compared));
  await writeRun(path.join(FOLDER, 'run.json'), run);
  console.log(`With plots: ${pathToFileURL(page)}`);
  if (isKept) {
    // What was not measured this time stays.
    const kept = { ...run, results: { ...before.results, ...run.results } };
    await updateDocs(kept);
    await writeRun(COMMITTED, kept);
  }
  return measuredIn(run).every(({ figure }) => isWithin(figure, run.mode));
}
