import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Value } from 'typebox/value';
import { publishedSchemas } from './publishedSchemas.ts';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const schema = read('registry/schemas/bank.config.schema.json');

test.each([
  ['config', 'bank.config'],
  ['roles', 'roles'],
] as const)('the published schema is the current one: bank schema %s', (kind, name) => {
  expect(read(`registry/schemas/${name}.schema.json`)).toEqual(JSON.parse(JSON.stringify(publishedSchemas[kind])));
});

test('the configuration names its schema, and is as that has it', () => {
  const config = read('bank.config.json');

  expect(read(config.$schema)).toEqual(schema);
  expect(Value.Errors(schema, config)).toEqual([]);
  expect(Value.Check(schema, { ...config, idleMinutes: 'ten' })).toBe(false);
  expect(Value.Check(schema, { ...config, bankNaem: 'Bank' })).toBe(false);
});

test('each key says what it takes', () => {
  const undescribed = Object.values(publishedSchemas).flatMap((published) =>
    Object.entries(JSON.parse(JSON.stringify(published)).properties).filter(
      ([, property]) => !(property as { description?: string }).description,
    ),
  );

  expect(undescribed.map(([key]) => key)).toEqual([]);
});
