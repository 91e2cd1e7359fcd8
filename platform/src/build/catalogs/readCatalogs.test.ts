import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCatalogs } from './readCatalogs.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-titles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('names the file and the line that is no JSON', () => {
  writeFileSync(path.join(folder, 'es.json'), '{ "Cards": "Tarjetas" }');
  expect(readCatalogs(folder)).toEqual({ es: { Cards: 'Tarjetas' } });
  const file = path.join(folder, 'ar.json');
  writeFileSync(file, '{\n  "Cards": "البطاقات",\n}');

  expect(() => readCatalogs(folder)).toThrow(
    `${file}:3:\n  is no JSON here. Look for a missing comma or quote, or one comma too many.`,
  );
});
