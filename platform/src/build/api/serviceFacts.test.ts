import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseSources } from '../page/pageFacts.js';
import { publishedFacts, usedFacts } from './serviceFacts.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-services-'));
afterAll(() => rmSync(folder, { recursive: true }));

const types = `export interface paths {
  '/goals': { parameters: { query?: never }; get: operations['listGoals']; put?: never };
  '/goals/{id}': { get: { responses: { 200: { content: { 'application/json': Goal } } } }; patch: operations['changeGoal'] };
}
interface Named { name: string }
export interface Goal extends Named { due?: string }
export interface components { schemas: { Problem: { type: '/problems/goal-closed' | '/problems/goal-unknown' } } }
export interface operations {
  listGoals: { responses: { 200: { content: { 'application/json': Goal[] } } } };
  changeGoal: { requestBody: { content: { 'application/json': { name?: string } } }; responses: { 204: { content?: never } } };
}
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
  usedFacts(path.join(folder, 'mfe-budget'), parseSources(folder, [write('mfe-budget/src/load.ts', code)]));

const goal = { '': 'object', name: 'string', 'due?': 'string' };
const goals = { '': 'array', '[]': 'object', '[].name': 'string', '[].due?': 'string' };
const nothing = { servicesUsed: {}, serviceApisUsed: {} };

test('records the operations of each service that a remote publishes, with their fields and problems', () => {
  expect(publishedFacts(write('public.d.ts', types))).toEqual({
    servicesPublished: { allowance: ['GET /goals', 'GET /goals/{id}', 'PATCH /goals/{id}'], saving: ['GET /goals'] },
    serviceApi: {
      operations: {
        'GET /api/allowance/goals': { reads: goals, sends: {} },
        'GET /api/allowance/goals/{id}': { reads: goal, sends: {} },
        'PATCH /api/allowance/goals/{id}': { reads: {}, sends: { body: 'object', 'body.name?': 'string' } },
        'GET /api/saving/goals': { reads: goals, sends: {} },
      },
      problems: ['goal-closed', 'goal-unknown'],
    },
  });
  expect(publishedFacts(write('slots.d.ts', 'export interface Limit { daily: number }'))).toEqual({
    servicesPublished: {},
    serviceApi: { operations: {}, problems: [] },
  });
});

test('records the members of all interfaces of one name, as TypeScript merges them', () => {
  const more = `declare module '@bank/shared/contract' { interface Services { loans: { '/loans': paths['/goals'] } } }
interface Named { alias: string }`;

  const { servicesPublished, serviceApi } = publishedFacts(write('merged.d.ts', `${types}\n${more}`));
  expect(Object.keys(servicesPublished)).toEqual(['allowance', 'saving', 'loans']);
  expect(serviceApi.operations['GET /api/allowance/goals/{id}']?.reads).toEqual({ ...goal, alias: 'string' });
});

test('records no problem of types that do not tell it from others', () => {
  const loose = `export interface components { schemas: { Problem: { type: string } } }`;

  expect(publishedFacts(write('loose.d.ts', loose)).serviceApi.problems).toHaveLength(0);
});

test.each(['mfe-budget/src/bank-types/mfe-allowance.d.ts', 'mfe-allowance/public.d.ts'])(
  'records by remote what sources name of the services that they ask, with the types in %s',
  (file) => {
    write(file, types);

    const code = `const NAME = 'allowance';
const ask = serviceApi(NAME, () => import('./mock'));
export const load = (id?: string) => (id ? ask('GET /goals/{id}', { path: { id } }) : ask('GET /goals'));
export const isClosed = (failure: Failure) => failure.type === 'goal-closed';
export const gone = 'GET /gone';`;

    expect(used(code)).toEqual({
      servicesUsed: { 'mfe-allowance': { allowance: ['GET /goals', 'GET /goals/{id}'] } },
      serviceApisUsed: {
        'mfe-allowance': {
          operations: {
            'GET /api/allowance/goals': { reads: goals, sends: {} },
            'GET /api/allowance/goals/{id}': { reads: goal, sends: {} },
          },
          problems: ['goal-closed'],
        },
      },
    });
    expect(used(`export const text = 'GET /goals';`)).toEqual(nothing);
    rmSync(path.join(folder, file));
  },
);

test('takes a service of which two remotes publish types for neither’s', () => {
  const files = ['accounts', 'allowance'].map((name) => write(`mfe-budget/src/bank-types/mfe-${name}.d.ts`, types));

  expect(() => used(`serviceApi('allowance')('GET /goals');`)).toThrow(
    'The types of mfe-accounts and mfe-allowance both have the service "allowance". Delete the copy in src/bank-types whose it is not.',
  );
  expect(used(`serviceApi('other')('GET /goals');`)).toEqual(nothing);
  for (const file of files) rmSync(file);
});

test.each([
  ["import { serviceApi as s } from '@bank/shared/http';", "s('allowance')"],
  ["import * as http from '@bank/shared/http';", "http.serviceApi('allowance')"],
  ['', 'serviceApi(`allowance`)'],
  ['', "serviceApi(isOld ? 'saving' : 'allowance')"],
  ['', 'serviceApi(name)'],
])('records what code asks by another name, or of any service: %s %s', (imported, ask) => {
  const file = write('mfe-allowance/public.d.ts', types);

  const { servicesUsed } = used(`${imported} export const load = (name, isOld) => ${ask}('GET /goals/{id}');`);
  expect(servicesUsed).toEqual({ 'mfe-allowance': { allowance: ['GET /goals/{id}'] } });
  expect(used(`export const load = () => serviceApi('other')('GET /goals/{id}');`)).toEqual(nothing);
  rmSync(file);
});

test('records nothing of a service that the remote publishes itself', () => {
  write('mfe-budget/public.d.ts', types);

  expect(used(`export const load = () => serviceApi('allowance')('GET /goals');`)).toEqual(nothing);
});
