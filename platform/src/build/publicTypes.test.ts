import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publicTypes } from './publicTypes.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

function typesOf(text: string) {
  writeFileSync(path.join(folder, 'public.d.ts'), text);
  return publicTypes(folder);
}

test('publishes what stands on its own, under a name of its content', () => {
  const text = `import type { Account } from '@bank/shared/api';
declare module '@bank/shared/contract' { interface Slots { 'budget/goal@1': { account: Account } } }
export interface Limit { daily: number }`;

  expect(typesOf(text)).toMatchObject({ file: expect.stringMatching(/^public\.d\.[0-9a-f]{10}\.ts$/), text });
  expect(publicTypes(path.join(folder, 'elsewhere'))).toBeUndefined();
});

test.each([
  [`import type { Limit } from './src/limits';`, 'imports "./src/limits", which other remotes do not have'],
  [`export type Day = import('dayjs').Dayjs;`, 'imports "dayjs", which other remotes do not have'],
  [`export {}; declare global { interface Window { budget: 1 } }`, 'declares "global", which would change the types'],
  [`declare module 'react' { interface Attributes { x: 1 } }`, 'declares "react", which would change the types'],
])('refuses %s', (text, message) => {
  expect(() => typesOf(text)).toThrow(`public.d.ts ${message}`);
});
