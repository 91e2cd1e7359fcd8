import { globSync } from 'node:fs';
import path from 'node:path';
import { apiFacts } from '@bank/platform/src/build/api/apiFacts.js';
import { parseSources } from '@bank/platform/src/build/page/pageFacts.js';
import { apiFaults } from '@bank/registry/api/apiFaults.ts';
import type { OpenApi } from '@bank/registry/api/OpenApi.ts';
import { openApiDocument } from '../contract/openApiDocument.ts';
import { modules } from '../modules.ts';

const root = path.resolve(__dirname, '../../..');
const packages = globSync(['mfe-*', 'shared'], { cwd: root }).sort();

/** Reads what their builds record. */
function useOf(name: string) {
  const folder = path.join(root, name);
  const files = globSync(path.join(folder, 'src/**/*.{ts,tsx}'), { exclude: isTest });
  return apiFacts(parseSources(folder, files));
}

function isTest(file: string): boolean {
  return /\.(test|proof)\.tsx?$/.test(file);
}

const document = async (): Promise<OpenApi> => JSON.parse(JSON.stringify(await openApiDocument(modules)));

test('every package names its operations, and the API has them, with all fields and problems', async () => {
  const api = await document();
  const uses = packages.map((name) => ({ name, use: useOf(name) }));

  expect(uses.flatMap(({ name, use }) => (use && Object.keys(use.operations).length > 0 ? [name] : []))).toEqual(
    packages,
  );
  expect(uses.find(({ name }) => name === 'mfe-payments')?.use?.problems).toContain('confirm-order');
  expect(uses.flatMap(({ use }) => (use ? apiFaults(use, api) : []))).toEqual([]);
});

test('finds a field that the API would lose', async () => {
  const api = await document();
  delete api.components?.schemas?.Account?.properties?.lastFour;
  const use = useOf('mfe-accounts');

  expect(use && apiFaults(use, api)).toContainEqual({
    where: 'GET /accounts',
    found: 'no longer answers with [].lastFour.',
  });
});
