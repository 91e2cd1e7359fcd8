import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseSources } from '../page/pageFacts.js';
import { servicesPublished, servicesUsed } from './serviceFacts.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-services-'));
afterAll(() => rmSync(folder, { recursive: true }));

const types = `export interface paths {
  '/goals': { parameters: { query?: never }; get: operations['listGoals']; put?: never };
  '/goals/{id}': { get: { responses: { 200: { content: { 'application/json': Goal } } } }; patch: operations['listGoals'] };
}
export interface Goal { name: string }
export interface operations { listGoals: { responses: { 200: { content: { 'application/json': Goal[] } } } } }
declare module '@bank/shared/contract' {
  interface Services { allowance: paths; saving: { '/goals': paths['/goals'] } }
}`;

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const used = (code: string) =>
  servicesUsed(path.join(folder, 'mfe-budget'), parseSources(folder, [write('mfe-budget/src/load.ts', code)]));

test('lists the operations of each service that a remote publishes', () => {
  const all = ['GET /goals', 'GET /goals/{id}', 'PATCH /goals/{id}'];

  expect(servicesPublished(write('public.d.ts', types))).toEqual({ allowance: all, saving: ['GET /goals'] });
  expect(servicesPublished(write('slots.d.ts', 'export interface Limit { daily: number }'))).toEqual({});
});

test.each(['mfe-budget/src/bank-types/mfe-allowance.d.ts', 'mfe-allowance/public.d.ts'])(
  'records by remote what sources name of the services that they ask, with the types in %s',
  (file) => {
    write(file, types);

    const code = `const NAME = 'allowance';
const ask = serviceApi(NAME, () => import('./mock'));
export const load = (id?: string) => (id ? ask('GET /goals/{id}', { path: { id } }) : ask('GET /goals'));
export const gone = 'GET /gone';`;

    expect(used(code)).toEqual({ 'mfe-allowance': { allowance: ['GET /goals', 'GET /goals/{id}'] } });
    expect(used(`export const text = 'GET /goals';`)).toEqual({});
    rmSync(path.join(folder, file));
  },
);

test('records nothing of a service that the remote publishes itself', () => {
  write('mfe-budget/public.d.ts', types);

  expect(used(`export const load = () => serviceApi('allowance')('GET /goals');`)).toEqual({});
});
