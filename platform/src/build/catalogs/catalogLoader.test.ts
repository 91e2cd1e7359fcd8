import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import catalogLoader from './catalogLoader.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-catalogs-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const english = JSON.stringify({ title: 'Welcome, {name}' });
writeFileSync(path.join(folder, 'en.json'), english);

const addDependency = jest.fn();
const load = (language: string, source: string) => {
  const resourcePath = path.join(folder, `${language}.json`);
  return catalogLoader.call({ resourcePath, rootContext: folder, addDependency }, source);
};

test('leaves the compiled texts of a language', () => {
  expect(load('es', '{"title":"Hola, {name}"}')).toBe('export default {"title":["Hola, ",["name"]]};');
});

test('refuses texts that the English ones beside them do not have, and looks again when those change', () => {
  expect(() => load('es', '{"heading":"Hola"}')).toThrow('es.json:\n  "title" is missing.');
  expect(addDependency).toHaveBeenCalledWith(path.join(folder, 'en.json'));
});

test('makes English alone longer where texts without keys are looked for', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BANK_PSEUDO: '1' });

  expect(load('en', english)).toContain('Wélçómé');
  expect(load('es', '{"title":"Welcome, {name}"}')).toContain('Welcome');
});
