import { healthRows } from './healthRows';

const accounts = { name: 'mfe-accounts', owner: 'Accounts squad', state: 'live', version: '1.0.0-a', previous: [] };

test('puts shell and remotes into rows, with the columns that some of them fill', () => {
  const { packages, columns } = healthRows({
    shell: { name: 'shell', state: 'pinned', version: '1.0.0-s', previous: ['1.0.0-r', '1.0.0-q'] },
    remotes: [{ ...accounts, loads: 3, p50: 10, p95: 40, canary: { version: '1.0.0-b', percent: 5 } }],
  });

  expect(columns.map(({ label }) => label)).toEqual(['State', 'Version', 'Canary', 'Previous', 'Loads', 'p95, ms']);
  expect(packages.map(({ name }) => name)).toEqual(['shell', 'mfe-accounts']);
  expect(packages[0]?.values.previous).toBe('1.0.0-r, 1.0.0-q');
  expect(packages[1]?.values).toMatchObject({ canary: 'version 1.0.0-b, percent 5', loads: '3' });
  expect(packages[1]?.values).not.toHaveProperty('previous');
});

test('shows what a newer gateway tells beyond what this page knows', () => {
  const { columns, facts } = healthRows({ status: 'ok', problems: [], zone: 'eu', remotes: [{ ...accounts, cpu: 1 }] });

  expect(columns.at(-1)).toEqual({ key: 'cpu', label: 'cpu', isNumeric: false });
  expect(facts).toEqual([
    ['status', 'ok'],
    ['zone', 'eu'],
  ]);
});

test('formats instants for people', () => {
  const { packages } = healthRows({ remotes: [{ ...accounts, releasedAt: '2026-11-20T14:25:57.098Z' }] });

  expect(packages[0]?.values.releasedAt).toMatch(/^Nov (19|20|21), 2026, \d/);
});

test('works with a gateway that reports little', () => {
  expect(healthRows({ status: 'down' })).toEqual({ facts: [['status', 'down']], columns: [], packages: [] });
});
