import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundlerOf } from '../workspace/bundler.ts';
import { cacheFolder } from '../workspace/paths.ts';
import { currentWorkspace, findPackage } from '../workspace/Workspace.ts';

jest.setTimeout(60_000);

const ICONS = `
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, createRef } from 'react';
import { Bell, Check, CheckCircle, createLucideIcon, Icon, LucideProvider } from 'lucide-react';

const props = [
  {}, { size: 18, strokeWidth: 1.75, 'aria-hidden': true }, { size: 48, absoluteStrokeWidth: true }, { width: 10, height: 12 },
  { color: 'red' }, { color: '' }, { className: 'mine  lucide' }, { nonScalingStroke: true }, { fill: 'blue', viewBox: '0 0 9 9' },
  { role: 'img' }, { 'aria-label': 'Bell' }, { title: 'Bell' }, { children: createElement('title', null, 'Bell') },
  { children: [createElement('g', { key: 'a' }), createElement('g', { key: 'b' })] }, { 'data-id': 3, role: null },
];
const own = createLucideIcon('OwnIcon', [['path', { d: 'M1 1', key: 'a' }]], ['old-icon']);
const drawn = [
  ...[Bell, Check, CheckCircle, own].flatMap((icon) => props.map((some) => createElement(icon, some))),
  ...props.map((some) => createElement(Icon, { iconNode: [['path', { d: 'M2 2', key: 'a' }]], ...some })),
];
const context = { size: 30, color: 'green', strokeWidth: 3, absoluteStrokeWidth: true, nonScalingStroke: true, className: 'all' };
const markup = [...drawn, ...drawn.map((icon) => createElement(LucideProvider, context, icon))].map((icon) => renderToStaticMarkup(icon));
process.stdout.write(JSON.stringify(markup));
`;

let folder: string;

/** One build with all of lucide, and one as the shell's. */
const config = (shell: string) => `
import { LeanLibraries } from ${JSON.stringify(path.join(import.meta.dirname, 'LeanLibraries.js'))};
const base = {
  context: ${JSON.stringify(shell)},
  mode: 'production',
  target: 'node',
  resolve: { modules: [${JSON.stringify(path.join(shell, 'node_modules'))}] },
};
const build = (name, plugins) => ({ ...base, entry: { [name]: import.meta.dirname + '/icons.js' }, output: { path: import.meta.dirname, filename: '[name].cjs' }, plugins });
export default [build('whole', []), build('lean', [new LeanLibraries()])];
`;

beforeAll(() => {
  const shell = findPackage(currentWorkspace(), 'shell');
  mkdirSync(cacheFolder, { recursive: true });
  folder = mkdtempSync(path.join(cacheFolder, 'lean-'));
  writeFileSync(path.join(folder, 'icons.js'), ICONS);
  writeFileSync(path.join(folder, 'config.mjs'), config(shell.folder));
  execFileSync(process.execPath, [bundlerOf(shell), 'build', '--config', path.join(folder, 'config.mjs')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const drawnBy = (name: string): string[] =>
  JSON.parse(execFileSync(process.execPath, [path.join(folder, `${name}.cjs`)], { encoding: 'utf8' }));

test('icons of a production build have the markup that lucide gives them', () => {
  const whole = drawnBy('whole');
  expect(whole).toHaveLength(150);
  expect(drawnBy('lean')).toEqual(whole);
});
