import { healthRows } from './healthRows';

const accounts = { name: 'mfe-accounts', owner: 'Accounts squad', state: 'live', version: '1.0.0-a', previous: [] };

test('puts shell and remotes into rows, with the columns that some of them fill', () => {
  const { columns, rows } = healthRows({
    shell: { name: 'shell', state: 'pinned', version: '1.0.0-s', previous: ['1.0.0-r', '1.0.0-q'] },
    remotes: [{ ...accounts, loads: 3, p50: 10, p95: 40, canary: { version: '1.0.0-b', percent: 5 } }],
  }).packages;

  expect(columns.map(({ label }) => label)).toEqual(['State', 'Version', 'Canary', 'Previous', 'Loads', 'p95, ms']);
  expect(rows.map(({ name }) => name)).toEqual(['shell', 'mfe-accounts']);
  expect(rows[0]?.values.previous).toBe('1.0.0-r, 1.0.0-q');
  expect(rows[1]?.values).toMatchObject({ canary: 'version 1.0.0-b, percent 5', loads: '3' });
  expect(rows[1]?.values).not.toHaveProperty('previous');
});

test('shows what a newer gateway tells beyond what this page knows', () => {
  const { packages, facts } = healthRows({
    status: 'ok',
    problems: [],
    zone: 'eu',
    remotes: [{ ...accounts, cpu: 1 }],
  });

  expect(packages.columns.at(-1)).toEqual({ key: 'cpu', label: 'cpu', isNumeric: false });
  expect(facts).toEqual([
    ['status', 'ok'],
    ['zone', 'eu'],
  ]);
});

test('formats instants for people', () => {
  const { packages } = healthRows({ remotes: [{ ...accounts, releasedAt: '2026-11-20T14:25:57.098Z' }] });

  expect(packages.rows[0]?.values.releasedAt).toMatch(/^Nov (19|20|21), 2026, \d/);
});

test('works with a gateway that reports little', () => {
  expect(healthRows({ status: 'down' })).toEqual({
    facts: [['status', 'down']],
    packages: { columns: [], rows: [] },
    visits: { columns: [], rows: [] },
    services: { columns: [], rows: [] },
  });
});

test('puts the squads’ services into rows of their own', () => {
  const lastFailure = { at: '2026-11-20T14:25:57.098Z', reason: 'No whole answer within 200 ms' };
  const cards = { name: 'cards', state: 'failing', requests: 4, failures: 1, p50: 3, p95: 200, lastFailure };

  const { columns, rows } = healthRows({ status: 'degraded', services: [cards] }).services;

  expect(columns.map(({ label }) => label)).toEqual(['State', 'Requests', 'Failures', 'p95, ms', 'Last failure']);
  expect(rows).toEqual([
    {
      name: 'cards',
      values: expect.objectContaining({
        state: 'failing',
        lastFailure: expect.stringMatching(/^at Nov \d+, 2026, .*, reason No whole answer within 200 ms$/),
      }),
    },
  ]);
});
