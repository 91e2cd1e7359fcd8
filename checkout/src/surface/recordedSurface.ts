import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compareReports } from './compareReports.ts';
import type { Review } from './reviewSurface.ts';
import { shared } from './withScratchFolder.ts';

const recordedFolder = path.join(shared, 'surface');
const versionFile = path.join(recordedFolder, 'version.json');

/** Compares what is on record with `reports` of the sources as they are. */
export async function reviewReports(reports: string): Promise<Review> {
  const [recorded, version] = await Promise.all([versionIn(versionFile), sharedVersion()]);
  return { recorded, version, differences: await compareReports(recordedFolder, reports) };
}

export async function recordReports(reports: string): Promise<void> {
  await rm(recordedFolder, { recursive: true });
  await cp(reports, recordedFolder, { recursive: true });
  await writeFile(versionFile, `${JSON.stringify({ version: await sharedVersion() }, null, 2)}\n`);
}

function sharedVersion(): Promise<string> {
  return versionIn(path.join(shared, 'package.json'));
}

async function versionIn(file: string): Promise<string> {
  return JSON.parse(await readFile(file, 'utf8')).version;
}
