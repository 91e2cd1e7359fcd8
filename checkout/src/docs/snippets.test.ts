import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../surface/runTool.ts';
import { root } from '../workspace/paths.ts';
import { read } from './documentedCommands.ts';

jest.setTimeout(120_000);

const folders: string[] = [];
afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true })));

/** @param name of the package from which packages are found */
function folderIn(name: string): string {
  const cache = path.join(root, name, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'docs-'));
  folders.push(folder);
  return folder;
}

/** Readers know where these names come from. */
const KNOWN = {
  RemoteContract: `import type { RemoteContract } from '@bank/shared/contract';`,
  Slots: `import type { Slots } from '@bank/shared/contract';`,
  useHeaderActions: `import { useHeaderActions } from '@bank/shared/contract';`,
  useUnsaved: `import { useUnsaved } from '@bank/shared/contract';`,
  useQuery: `import { useQuery } from '@bank/shared/query';`,
  useEffect: `import { useEffect } from 'react';`,
  createRemoteJWKSet: `import { createRemoteJWKSet } from 'jose';`,
  jwtVerify: `import { jwtVerify } from 'jose';`,
};
/** What stands for something of the reader's own. */
const OWN = `declare const shown: string[];
declare const form: import('@bank/shared/forms').Form<{ name: string }>;
declare const assertion: string;
declare function save(rows: string[]): void;
declare function navigate(path: string): void;
interface Card { id: string; name: string; lastFour: string }
declare function useCards(): Card[];
declare function findGoals(query: string, signal: AbortSignal): Promise<{ id: string; name: string }[]>;
declare function useFlag(name: 'rollover', otherwise: boolean): boolean;
`;
const contract = (parts: string, name = 'mfe-cards') =>
  `export default { name: '${name}', owner: 'Cards', contract: 2, ${parts} } as const satisfies RemoteContract;`;
const header = `{ title: 'Cards', actions: [{ id: 'export', label: 'Export', icon: 'page' }] }`;
const mounts = `mounts: [{ path: '/cards', page: './Cards.tsx', title: 'Cards', layout: 'main', header: ${header} }]`;
const files = {
  'globals.d.ts': OWN,
  'assets.d.ts': '/// <reference types="@bank/shared/assets" />\n/// <reference types="@testing-library/jest-dom" />',
  'remote.ts': withImports(contract(mounts)),
  'src/remote.ts': withImports(
    contract(
      `${mounts}, flags: { rollover: { default: false, owner: 'Cards', until: '2027-03-31' } }`,
      'mfe-allowance',
    ),
  ),
  'src/x/messages.ts': 'export declare function useText(): (key: string) => string;',
  'src/x/api.ts': 'export interface paths {}',
  'src/bank-types/mfe-allowance.d.ts': 'export interface Goal { id: string; name: string }',
  'src/x/CardsPage.tsx': 'export default function CardsPage() { return null; }',
};

/** Names each snippet by the file that it says, or by its number. */
function snippetsIn(page: string): [file: string, code: string][] {
  const found = [...read(page).matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code);
  return found.map((code, at) => {
    const [, file = `${path.basename(page, '.md')}${at}.tsx`] = /^\/\/ (?:api\/)?src\/(\S+)/.exec(code) ?? [];
    const part = code.startsWith('{ path:') ? `mounts: [${code.trim()}],` : code;
    const isPart = /^(mounts|slots|extensions|services|flags|settings): /.test(part);
    const whole = isPart ? contract(part.startsWith('mounts') ? part : `${mounts}, ${part}`) : part;
    return [file, `${withImports(whole)}\nexport {};\n`];
  });
}

function withImports(code: string): string {
  const missing = Object.entries(KNOWN).filter(
    ([name]) => new RegExp(`\\b${name}\\b`).test(code) && !new RegExp(`import[^;]*\\b${name}\\b`).test(code),
  );
  return [...missing.map(([, line]) => line), code].join('\n');
}

/** @returns what the compiler says of them */
async function compile(folder: string, options: object, sources: Record<string, string>): Promise<string[]> {
  const written = { ...sources, 'tsconfig.json': JSON.stringify({ ...options, include: ['**/*'] }) };
  for (const [name, content] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const { output } = await runTool('tsc', ['--noEmit', '--pretty', 'false', '--project', folder]);
  // The sources around a snippet know more tables and events than it names.
  return output.split('\n').filter((line) => line.includes(path.basename(folder)));
}

test('every snippet for squads compiles', async () => {
  const pages = ['tutorial', 'reference', 'rules'].map((name) => `docs/squad/${name}.md`);
  const snippets = pages.flatMap(snippetsIn).map(([file, code]) => [`src/x/${file}`, code]);
  const paths = { jose: [path.join(root, 'platform/node_modules/jose')] };
  const options = { extends: '@bank/platform/tsconfig.json', compilerOptions: { paths } };

  expect(await compile(folderIn('mfe-cards'), options, { ...files, ...Object.fromEntries(snippets) })).toEqual([]);
  expect(snippets.length).toBeGreaterThan(12);
});

test('every snippet for a module of the API compiles among its sources', async () => {
  const snippets = snippetsIn('docs/api.md');
  const folder = folderIn('api');
  const sources = path.join(root, 'api/src');
  const options = {
    extends: path.join(root, 'api/tsconfig.json'),
    compilerOptions: { rootDirs: [sources, folder] },
  };

  expect(await compile(folder, options, Object.fromEntries(snippets))).toEqual([]);
  expect(snippets.length).toBeGreaterThan(3);
});
