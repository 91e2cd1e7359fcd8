import { act, renderHook } from '@testing-library/react';
import { bindFlags, useFlagValues } from './flags';
import type { RemoteContract } from './types';

const facts = { owner: 'Budget squad', until: '2027-01-31' };
const remote = {
  name: 'mfe-budget',
  owner: 'Budget squad',
  contract: 2,
  mounts: [{ path: '/budget', page: './Page.tsx', title: 'Budget', layout: 'main' }],
  flags: {
    rollover: { default: false, ...facts },
    layout: { default: 'list', values: ['grid'], ...facts },
    rows: { default: 10, values: [20], ...facts },
  },
} as const satisfies RemoteContract;

const { useFlag, getBooleanValue, getStringValue, getNumberValue } = bindFlags<typeof remote>('mfe-budget');
const give = (values: ReturnType<typeof useFlagValues.getState>['values']) =>
  act(() => useFlagValues.setState({ values }));
afterEach(() => give({}));

test('a component follows the value of its own remote’s flag', () => {
  const { result } = renderHook(() => useFlag('rollover', false));
  expect(result.current).toBe(false);

  give({ 'mfe-cards': { rollover: true } });
  expect(result.current).toBe(false);
  give({ 'mfe-budget': { rollover: true } });
  expect(result.current).toBe(true);
});

test('clients ask as OpenFeature’s do, and have the default where nothing is known', () => {
  expect([getBooleanValue('rollover', false), getStringValue('layout', 'list'), getNumberValue('rows', 10)]).toEqual([
    ...[false, 'list', 10],
  ]);
  give({ 'mfe-budget': { rollover: true, layout: 'grid', rows: 20 } });
  expect([getBooleanValue('rollover', false), getStringValue('layout', 'list'), getNumberValue('rows', 10)]).toEqual([
    ...[true, 'grid', 20],
  ]);
});

/** The compiler checks it: no test runs this. */
export function useTypes(): void {
  const isOn: boolean = useFlag('rollover', false);
  const layout: 'list' | 'grid' = useFlag('layout', 'list');
  const rows: 10 | 20 = getNumberValue('rows', 10);
  // @ts-expect-error No flag has this name.
  useFlag('rolover', false);
  // @ts-expect-error Its default is false.
  useFlag('rollover', true);
  // @ts-expect-error It is true or false.
  getStringValue('rollover', false);
  // @ts-expect-error It is another remote's.
  bindFlags<typeof remote>('mfe-cards');
  void [isOn, layout, rows];
}
