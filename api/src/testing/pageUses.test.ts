import { globSync } from 'node:fs';
import path from 'node:path';
import { apiFacts } from '@bank/platform/src/build/api/apiFacts.js';
import { parseSources } from '@bank/platform/src/build/page/pageFacts.js';
import { apiFaults } from '@bank/registry/api/apiFaults.ts';
import type { OpenApi } from '@bank/registry/api/OpenApi.ts';
import fastify from 'fastify';
import { lostByPages } from '../contract/compareWithPages.ts';
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

/** Compares the API with all remotes of the checkout, and with those that are live in the bank that the operator names. */
async function lost(api: OpenApi) {
  const { BANK_PAGES: pages } = process.env;
  return [
    ...uses.flatMap(({ use }) => (use ? apiFaults(use, api) : [])),
    ...(pages ? await lostByPages(pages, async () => api) : []),
  ];
}

const uses = packages.map((name) => ({ name, use: useOf(name) }));
const document = async (): Promise<OpenApi> => JSON.parse(JSON.stringify(await openApiDocument(modules)));

test('every package names its operations, and the API has them, with all fields and problems', async () => {
  const api = await document();

  expect(uses.flatMap(({ name, use }) => (use && Object.keys(use.operations).length > 0 ? [name] : []))).toEqual(
    packages,
  );
  expect(uses.find(({ name }) => name === 'mfe-payments')?.use?.problems).toContain('confirm-order');
  expect(await lost(api)).toEqual([]);
});

test('finds a field that the API would lose', async () => {
  const api = await document();
  delete api.components?.schemas?.Account?.properties?.lastFour;

  expect(await lost(api)).toContainEqual({
    where: 'GET /accounts',
    found: 'no longer answers with [].lastFour.',
  });
});

test('finds what the API would lose for a remote that is live in the bank of BANK_PAGES alone', async () => {
  const running = await document();
  const reads = { '[].lastFour': 'string' };
  const api = { operations: { 'GET /accounts': { reads, sends: {} } }, problems: [] };
  const bank = fastify();
  bank.get('/banking/api-uses.json', () => [{ name: 'mfe-budget', version: '1.0.0-0', owner: 'Budget', api }]);
  bank.get('/api/v1/openapi.json', () => running);
  const address = await bank.listen({ host: '127.0.0.1', port: 0 });
  const env = jest.replaceProperty(process, 'env', { ...process.env, BANK_PAGES: `${address}/banking/` });
  const changed = structuredClone(running);
  delete changed.components?.schemas?.Account?.properties?.lastFour;

  expect(await lost(running)).toEqual([]);
  expect(await lost(changed)).toContain(
    'mfe-budget 1.0.0-0 (Budget): GET /accounts: no longer answers with [].lastFour.',
  );
  await bank.close();
  await expect(lost(running)).rejects.toThrow('fetch failed');
  env.restore();
});
