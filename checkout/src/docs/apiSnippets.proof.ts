import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../surface/runTool.ts';
import { root } from '../workspace/paths.ts';
import { read } from './documentedCommands.ts';

jest.setTimeout(120_000);

// The API's packages are found from here.
const cache = path.join(root, 'api/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What stands for something of the reader's own. */
const OWN = `declare type Cards = { id: string };
declare type Migration = import('../../api/src/kernel/Module.ts').Migration;
declare const cards: (db: unknown) => Promise<void>;
`;

test('the module that docs/api.md shows compiles, beside the files of the module of cards', async () => {
  const snippets = [...read('docs/api.md').matchAll(/^```ts\n\/\/ api\/src\/(\S+)\n(.*?)^```/gms)];
  const options = { rootDirs: [folder, path.join(root, 'api/src')], noEmit: true };
  const config = { extends: '../../../tsconfig.base.json', compilerOptions: options, include: ['**/*'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(path.join(folder, 'own.d.ts'), OWN.replaceAll('../../api/', `${root}/api/`));
  for (const [, file = '', code = ''] of snippets) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\nexport {};\n`);
  }

  const { output } = await runTool('tsc', ['--pretty', 'false', '--project', folder]);

  const own = path.relative(root, folder);
  expect(snippets).toHaveLength(4);
  expect(output.split('\n').filter((line) => line.startsWith(own))).toEqual([]);
});
