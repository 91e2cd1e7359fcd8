import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIfChanged } from '@bank/platform/src/workspace/build.ts';
import { currentWorkspace, distOf, findPackage } from '@bank/platform/src/workspace/Workspace.ts';
import { readModule } from './readModule.ts';
import { reviewReports } from './recordedSurface.ts';
import { surfaceProblem } from './reviewSurface.ts';
import { shared, withScratchFolder } from './withScratchFolder.ts';
import { writeReports } from './writeReports.ts';

jest.setTimeout(120_000);

test('the surface of @bank/shared is on record, under a version that says how it changed', async () => {
  const problem = await withScratchFolder(async (folder) => {
    const reports = path.join(folder, 'reports');
    await writeReports(reports);
    return surfaceProblem(await reviewReports(reports));
  });

  expect(problem).toBeUndefined();
});

test('every entry that is code, or types of code, is on record', () => {
  const { exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'));
  // Files, the types of files, and what sets up Jest.
  const others = ['./assets', './images/*', './package.json', './testing/setup'];
  const entries = Object.keys(exports).filter((entry) => !others.includes(entry));

  const recorded = readdirSync(path.join(shared, 'surface')).filter((file) => file.endsWith('.d.ts'));
  expect(recorded.map((file) => `./${file.replace('.d.ts', '')}`).sort()).toEqual(entries.sort());
});

test('the shell’s manifest names the values on record', async () => {
  const workspace = currentWorkspace();
  const shell = findPackage(workspace, 'shell');
  await buildIfChanged(workspace, shell);
  const manifest = JSON.parse(await readFile(path.join(distOf(shell), 'bank.json'), 'utf8'));
  const entries = Object.keys(manifest.provides).filter((module) => module.startsWith('@bank/shared/'));

  expect(entries).toContain('@bank/shared/ui');
  for (const entry of entries) {
    const file = path.join(__dirname, '../../../shared/surface', `${path.basename(entry)}.d.ts`);
    const { exports, declarations } = readModule(await readFile(file, 'utf8'));
    const isType = (name: string) => declarations.get(name)?.every(({ type }) => type.startsWith('Ts'));
    const reexported = [...exports.keys()].filter((name) => !declarations.has(name));
    const named = new Set<string>(manifest.exports[entry]);
    const recorded = [...exports.keys()].filter(
      (name) => !isType(name) && (named.has(name) || !reexported.includes(name)),
    );
    expect([entry, ...named]).toEqual([entry, ...recorded.sort()]);
  }
});
