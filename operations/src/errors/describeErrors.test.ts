import type { Registry } from '@bank/registry/schema.ts';
import { describeErrors } from './describeErrors.ts';

const registry = { releases: {}, remotes: {}, owners: {} } as unknown as Registry;
const of = { remote: 'mfe-accounts', version: '1.0.0-0123456789' };

test('very many errors and flags, which whoever can write to the store made up, are gone through once', () => {
  const read = jest.fn(Reflect.get);
  const watched = <T extends object>(flag: T): T => new Proxy(flag, { get: read });
  const facts = { kind: 'uncaught', name: 'Error', message: '', stack: [], page: '/accounts', firstAt: '', lastAt: '' };
  const errors = Array.from({ length: 300 }, (_, at) => ({ ...of, ...facts, id: `${at}`, count: 1 }));
  const flags = Array.from({ length: 4000 }, (_, at) => ({ ...of, flag: `f${at}=true`, count: 2 }));

  const described = describeErrors(registry, {
    visits: [],
    errors,
    flags: [...flags, { ...of, flag: 'f0=true', error: '7', count: 1 }].map(watched),
  });

  expect(read.mock.calls.length).toBeLessThan(errors.length * flags.length);
  expect(described.find(({ id }) => id === '7')?.flags).toContainEqual({ flag: 'f0=true', pages: 1, visits: 2 });
  expect(described.find(({ id }) => id === '8')?.flags).toContainEqual({ flag: 'f0=true', pages: 0, visits: 2 });
});
