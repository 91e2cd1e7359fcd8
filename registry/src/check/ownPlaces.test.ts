import { cardsRelease } from '../testing/cardsRegistry.ts';
import { ownPlaces } from './ownPlaces.ts';

const icon = 'cards' as const;
const page = { title: 'Bills', layout: 'main' as const, expose: 'Page', files: [] };

/** A release that mounts `/bills` and all below `/payees`. */
function bills(change: Parameters<typeof cardsRelease>[1] = {}) {
  const mounts = [
    { ...page, path: '/bills' },
    { ...page, path: '/payees/*' },
  ];
  return ownPlaces(cardsRelease('a', { name: 'mfe-bills', mounts, ...change }));
}

test('shows the entries of pages that the release mounts', () => {
  const navigation = [
    { group: 'Main', label: 'Bills', to: '/bills', icon },
    { group: 'Main', label: 'Payees', to: '/payees', icon, children: [{ label: 'New', to: '/payees/new' }] },
  ];

  expect(bills({ navigation }).navigation).toEqual(navigation);
  expect(bills().navigation).toEqual([]);
});

test('shows no entry of another’s page', () => {
  const navigation = [{ group: 'Main', label: 'Verify your card', to: '/cards', icon }];

  expect(bills({ navigation }).navigation).toEqual([]);
});

test('shows no entry of another’s page that has a child of its own', () => {
  const children = [{ label: 'Confirm a transfer', to: '/bills' }];
  const navigation = [{ group: 'Main', label: 'Transfers', to: '/transfers', icon, children }];

  expect(bills({ navigation }).navigation).toEqual([]);
});

test('shows no child to another’s page below an entry of its own', () => {
  const own = { label: 'New', to: '/payees/new' };
  const children = [{ label: 'Verify your card', to: '/cards' }, own, { label: 'Below', to: '/bills/verify' }];
  const navigation = [{ group: 'Main', label: 'Payees', to: '/payees', icon, children }];

  expect(bills({ navigation }).navigation).toEqual([{ ...navigation[0], children: [own] }]);
});

test.each(['/', '/bills/x', '/bills2', '/payees2/x', '/Cards'])(
  'shows no entry whose address only resembles an own one: %s',
  (to) => {
    expect(bills({ navigation: [{ group: 'Main', label: 'Bills', to, icon }] }).navigation).toEqual([]);
  },
);

test('shows the headings that a mount covers, and none of another’s page', () => {
  const own = [
    { path: '/payees', title: 'Payees' },
    { path: '/payees/:id', title: 'Payee' },
  ];
  const foreign = [
    { path: '/cards', title: 'Verify your card' },
    { path: '/bills', title: 'Of the other mount' },
    { path: '/transfers/*', title: 'Transfers' },
  ];
  const [one, other] = [
    { ...page, path: '/bills' },
    { ...page, path: '/payees/*' },
  ];

  const { mounts } = bills({ mounts: [one, { ...other, headings: [...own, ...foreign] }] });

  expect(mounts).toEqual([one, { ...other, headings: own }]);
});

test('compiles no expression for a heading, of which a release has thousands', () => {
  const folder = `/payees${'/of'.repeat(20)}`;
  const headings = Array.from({ length: 70 }, (_, at) => ({ path: `${folder}/${at}`, title: 'Payee' }));
  const mounts = Array.from({ length: 100 }, () => ({ ...page, path: `${folder}/*`, headings }));
  const compiled = jest.spyOn(globalThis, 'RegExp');

  bills({ mounts });

  expect(compiled.mock.calls.length).toBeLessThanOrEqual(2 * mounts.length);
});
