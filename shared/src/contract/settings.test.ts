import { installConfig } from '../testing/testConfig';
import { settingsOf } from './settings';
import type { RemoteContract } from './types';

const remote = {
  name: 'mfe-budget',
  owner: 'Budget squad',
  contract: 2,
  mounts: [{ path: '/budget', page: './Page.tsx', title: 'Budget', layout: 'main' }],
  settings: {
    type: 'object',
    properties: {
      maxLimits: { type: 'integer', minimum: 1 },
      period: { type: 'string', enum: ['week', 'month'] },
      categories: { type: 'array', items: { type: 'string' } },
    },
    required: ['maxLimits'],
  },
} as const satisfies RemoteContract;

test('a remote reads what the deployment sets for it alone, as remote.ts has it', () => {
  installConfig({ remotes: { 'mfe-budget': { maxLimits: 5, period: 'week' }, 'mfe-cards': { maxLimits: 9 } } });

  const settings = settingsOf<typeof remote>('mfe-budget');

  const limits: number = settings.maxLimits;
  const period: 'week' | 'month' | undefined = settings.period;
  const categories: readonly string[] | undefined = settings.categories;
  expect([limits, period, categories]).toEqual([5, 'week', undefined]);
  // @ts-expect-error It may be missing.
  const sure: string = settings.period;
  // @ts-expect-error There is no such setting.
  expect([sure, settings.other]).toEqual(['week', undefined]);
});

test('a deployment that sets nothing has nothing', () => {
  installConfig();

  expect(settingsOf<typeof remote>('mfe-budget')).toEqual({});
});
