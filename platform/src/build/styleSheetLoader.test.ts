import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrity } from '@bank/registry/integrity.ts';
import { bundlerOf } from '../workspace/bundler.ts';
import { runTool } from '../workspace/runTool.ts';
import styleSheetLoader from './styleSheetLoader.js';

jest.setTimeout(60_000);

const root = path.resolve(__dirname, '../../..');
// Below a remote, so that the build finds what a package of the workspace would.
const cache = path.join(root, 'mfe-cards/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function build(sheet: string, css: string) {
  const mount = `{ path: '/x', page: './Page.tsx', title: 'X', layout: 'main' }`;
  const files = {
    'package.json': JSON.stringify({ name: '@bank/mfe-x', version: '1.0.0', type: 'module' }),
    'remote.ts': `export default { name: 'mfe-x', owner: 'X', contract: 2, mounts: [${mount}] };`,
    'rspack.config.ts': `export { default } from '@bank/platform/rspack';`,
    'Page.tsx': `import styles from './${sheet}';\nexport default function Page() { return styles.row; }`,
    [sheet]: css,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return runTool(bundlerOf({ name: 'mfe-x', folder }), ['build'], { cwd: folder });
}

test('a build gives the names of a CSS Module a hash, and the page a file with its integrity', async () => {
  const css = '.row { color: var(--muted); &:hover { margin-left: 4px } }';

  expect(await build('page.module.css', css)).toMatchObject({ hasFailed: false });

  const read = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8');
  const { mounts, source, entry } = JSON.parse(read('bank.json'));
  const [styles] = mounts[0].files.filter((file: string) => file.endsWith('.css'));
  expect(read(styles)).toMatch(/^\.mfe-x-row-[\w-]+\{color:var\(--muted\)/);
  expect(read(entry)).toContain(integrity(readFileSync(path.join(folder, 'dist', styles))));
  expect(source.refusedStyles).toEqual([{ where: 'page.module.css:1', name: 'margin-left: 4px' }]);
});

test('a build refuses a style sheet with the reason and the way', async () => {
  const { hasFailed, output } = await build('page.css', '.row { color: red; }');

  expect(hasFailed).toBe(true);
  expect(output.replaceAll(/[\s│]+/g, ' ')).toMatch(
    /page\.css: a style sheet applies to the pages of all remotes.* Write its rules in a CSS Module/,
  );
  expect(output).not.toContain('resets');
});

const load = (css: string, name = 'page.css') =>
  styleSheetLoader.call({ rootContext: '/remote', resourcePath: `/remote/src/${name}` }, css);

test.each(['@import "tailwindcss";', '@tailwind base;', '*, ::before { margin: 0; }', 'body { margin: 0 }'])(
  'says of %s that it resets what all remotes show',
  (css) => {
    expect(() => load(css)).toThrow(/^src\/page\.css: .* also resets or styles what all of them show/);
  },
);

test('says no such thing of rules for classes', () => {
  expect(() => load('.body { margin: 0 }')).toThrow(/^src\/page\.css: (?!.*resets)/);
});

test('passes a CSS Module on', () => {
  expect(load('.row { margin: 0 }', 'page.module.css')).toBe('.row { margin: 0 }');
});

test.each([
  ['.row {}\nbody { margin: 0 }', '2: "body" applies to elements of the whole page, also of other remotes. Begin with'],
  ['@layer base { .row {} }', '1: "@layer base" gives a name or rules to the whole page'],
  ['@import "tailwindcss";', '1: "@import" gives a name or rules to the whole page'],
])('refuses %j in a CSS Module with its line, the reason and the way', (css, message) => {
  expect(() => load(css, 'page.module.css')).toThrow(`src/page.module.css:${message}`);
});

test('refuses CSS Modules in the languages of preprocessors', () => {
  expect(() => load('.row {}', 'page.module.scss')).toThrow(/Write its rules in a CSS Module/);
});
