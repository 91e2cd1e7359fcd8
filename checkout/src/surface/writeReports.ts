import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { entryDescriber } from './describeEntry.ts';
import { runTool } from './runTool.ts';
import { shared, withScratchFolder } from './withScratchFolder.ts';

const manifest = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'));
const SHARED = '@bank/shared/';
/** The types of files, and what sets up Jest, are no code to call. */
const ENTRY = /^\.\/(?!assets$)(\w+)$/;

/** Writes `<entry>.d.ts` for each entry of `@bank/shared`, whether the shell provides it or builds bundle it. */
export async function writeReports(folder: string): Promise<void> {
  await withScratchFolder(async (scratch) => {
    const types = path.join(scratch, 'types');
    const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--noCheck', '--outDir', types];
    await succeed('tsc', ['--project', shared, '--rootDir', path.join(shared, 'src'), ...options]);
    const entries = Object.keys(manifest.exports).flatMap((subpath) => ENTRY.exec(subpath)?.[1] ?? []);
    const describeEntry = entryDescriber({
      read: (file) => readIfExists(path.join(types, file)),
      entries: Object.fromEntries(entries.map((entry) => [entry, declarationsOf(entry)])),
    });
    await mkdir(folder, { recursive: true });
    for (const entry of entries) {
      const title = `// What \`${SHARED}${entry}\` exports. Made by \`npm run surface\`; do not edit.`;
      await writeFile(path.join(folder, `${entry}.d.ts`), `${title}\n\n${describeEntry(entry)}`);
    }
    await succeed('biome', ['format', '--write', '--vcs-enabled=false', `--config-path=${root}/biome.json`, folder]);
  });
}

function readIfExists(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function declarationsOf(entry: string): string {
  const source: string = manifest.exports[`./${entry}`];
  return source.replace('./src/', '').replace(/\.tsx?$/, '.d.ts');
}

async function succeed(name: string, args: string[]): Promise<void> {
  const { hasFailed, output } = await runTool(name, args);
  if (hasFailed) throw new Error(`${name} failed:\n${output}`);
}
