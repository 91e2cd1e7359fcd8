import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

test('a build refuses a style sheet with the reason and the way', async () => {
  const mount = `{ path: '/x', page: './Page.tsx', title: 'X', layout: 'main' }`;
  const files = {
    'package.json': JSON.stringify({ name: '@bank/mfe-x', version: '1.0.0', type: 'module' }),
    'remote.ts': `export default { name: 'mfe-x', owner: 'X', contract: 2, mounts: [${mount}] };`,
    'rspack.config.ts': `export { default } from '@bank/platform/rspack';`,
    'Page.tsx': `import './page.css';\nexport default function Page() { return null; }`,
    'page.css': '.row { color: red; }',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);

  const { hasFailed, output } = await runTool(bundlerOf({ name: 'mfe-x', folder }), ['build'], { cwd: folder });

  expect(hasFailed).toBe(true);
  expect(output.replaceAll(/[\s│]+/g, ' ')).toMatch(
    /page\.css: a style sheet applies to the pages of all remotes.* Write its rules with styled-components/,
  );
  expect(output).not.toContain('resets');
});

const load = (css: string) =>
  styleSheetLoader.call({ rootContext: '/remote', resourcePath: '/remote/src/page.css' }, css);

test.each(['@import "tailwindcss";', '@tailwind base;', '*, ::before { margin: 0; }', 'body { margin: 0 }'])(
  'says of %s that it resets what all remotes show',
  (css) => {
    expect(() => load(css)).toThrow(/^src\/page\.css: .* also resets or styles what all of them show/);
  },
);

test('says no such thing of rules for classes', () => {
  expect(() => load('.body { margin: 0 }')).toThrow(/^src\/page\.css: (?!.*resets)/);
});
