import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { bundlerOf } from '../../workspace/bundler.ts';
import { cacheFolder } from '../../workspace/paths.ts';
import { currentWorkspace, findPackage } from '../../workspace/Workspace.ts';

const shell = findPackage(currentWorkspace(), 'shell');

const STYLES = `
import { css, keyframes, styled } from 'styled-components';

const fade = keyframes\`from { opacity: 0; }\`;
const Menu = styled.div\`animation: \${fade} 1s;\`;
const Item = styled.span\`\${css\`color: red;\`} \${Menu} & { color: blue; }\`;
export const Wide = styled(Item)\`width: 9px;\`;
export const Dynamic = styled.p\`height: \${({ theme }) => theme.height.px};\`;
export const OnDynamic = styled(Dynamic)\`width: 8px;\`;
`;

const config = (folder: string) => `
import { LeanLibraries } from ${JSON.stringify(path.join(import.meta.dirname, '../LeanLibraries.js'))};
export default {
  context: ${JSON.stringify(shell.folder)},
  mode: 'production',
  entry: ${JSON.stringify(path.join(folder, 'styles.js'))},
  resolve: { modules: [${JSON.stringify(path.join(shell.folder, 'node_modules'))}, 'node_modules'] },
  output: { path: ${JSON.stringify(folder)}, filename: 'styles.cjs', library: { type: 'commonjs2' } },
  plugins: [new LeanLibraries()],
};
`;

jest.setTimeout(60_000);

let folder: string;

beforeAll(() => {
  mkdirSync(cacheFolder, { recursive: true });
  folder = mkdtempSync(path.join(cacheFolder, 'styles-'));
  writeFileSync(path.join(folder, 'styles.js'), STYLES);
  writeFileSync(path.join(folder, 'config.mjs'), config(folder));
  execFileSync(process.execPath, [bundlerOf(shell), 'build', '--config', path.join(folder, 'config.mjs')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A document for style sheets alone, and time that passes when told. */
function openPage() {
  const rules: string[] = [];
  const tasks: (() => void)[] = [];
  const head = { querySelector: () => null, querySelectorAll: () => [], insertBefore: () => {}, appendChild: () => {} };
  const sheet = { insertRule: (rule: string, at: number) => rules.splice(at, 0, rule) };
  const style = { sheet, setAttribute: () => {}, appendChild: () => {} };
  const document = { head, createElement: () => style, createTextNode: () => ({}), querySelectorAll: () => [] };
  const setTimeout = (task: () => void) => tasks.push(task);
  const page = { window: { HTMLElement: {} }, document, module: {}, performance, setTimeout };
  return { page, rules, tasks };
}

test('a production build inserts the styles of components before they are shown, once the first page is there', () => {
  const { page, rules, tasks } = openPage();
  runInNewContext(readFileSync(path.join(folder, 'styles.cjs'), 'utf8'), page);
  expect(rules).toEqual([]);

  for (const task of tasks) task();

  const texts = rules.join('\n');
  for (const style of ['color:red', 'color:blue', 'width:9px', '@keyframes']) expect(texts).toContain(style);
  // What depends on props is known when it is rendered.
  expect(texts).not.toContain('height');
  expect(texts).not.toContain('width:8px');
});
