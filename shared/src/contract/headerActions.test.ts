import { renderHook } from '@testing-library/react';
import { useHeaderActionState, useHeaderActions } from './headerActions';
import type { RemoteContract } from './types';

const mount = { page: './Page.tsx', title: 'Loans', layout: 'main' } as const;
const remote = {
  name: 'mfe-loans',
  owner: 'Loans squad',
  contract: 2,
  mounts: [
    {
      ...mount,
      path: '/loans',
      header: {
        title: 'Loans',
        actions: [
          { id: 'export', label: 'Export', icon: 'export' },
          { id: 'apply', label: 'Apply', icon: 'new', to: '/loans/new' },
        ],
      },
    },
    {
      ...mount,
      path: '/loans/offers',
      header: { title: 'Loans', actions: [{ id: 'filter', label: 'Filter', icon: 'filter' }] },
    },
  ],
} as const satisfies RemoteContract;
type Loans = typeof remote;

const handlers = () => useHeaderActionState.getState().handlers;

test('handles the header’s buttons while the page is on screen', () => {
  const onExport = jest.fn();
  const { unmount } = renderHook(() => useHeaderActions<Loans, '/loans'>({ export: onExport }));
  handlers().export?.();
  expect(onExport).toHaveBeenCalledTimes(1);

  unmount();

  expect(handlers()).toEqual({});
});

test('calls the handlers of the last render, and registers once however often the page renders', () => {
  const onChange = jest.fn();
  const called: string[] = [];
  const { rerender } = renderHook(
    ({ name }) => useHeaderActions<Loans, '/loans/offers'>({ filter: () => called.push(name) }),
    { initialProps: { name: 'first' } },
  );
  const unsubscribe = useHeaderActionState.subscribe(onChange);

  rerender({ name: 'second' });
  handlers().filter?.();

  expect(called).toEqual(['second']);
  expect(onChange).not.toHaveBeenCalled();
  unsubscribe();
});

test('lets the header wait for a handler that takes its time, and see it fail', async () => {
  const { unmount } = renderHook(() =>
    useHeaderActions<Loans, '/loans/offers'>({ filter: () => Promise.reject(new Error('no filter')) }),
  );

  await expect(handlers().filter?.()).rejects.toThrow('no filter');
  unmount();
});

test('takes over a handler that a later render adds', () => {
  const { rerender, unmount } = renderHook(
    ({ apply }: { apply?: () => void }) =>
      useHeaderActions<Loans, '/loans'>({ export: () => {}, ...(apply && { apply }) }),
    { initialProps: {} },
  );
  expect(Object.keys(handlers())).toEqual(['export']);

  rerender({ apply: () => {} });

  expect(Object.keys(handlers())).toEqual(['export', 'apply']);
  unmount();
});

test('names what leads to nothing, for as long as it does', () => {
  const withheld = () => useHeaderActionState.getState().withheld;
  const { rerender, unmount } = renderHook(
    ({ hasLoans }) => useHeaderActions<Loans, '/loans'>({ export: hasLoans ? () => {} : null }),
    { initialProps: { hasLoans: false } },
  );
  expect(withheld()).toContain('export');
  expect(handlers().export).toBeUndefined();

  rerender({ hasLoans: true });
  expect(withheld()).not.toContain('export');
  expect(handlers().export).toBeDefined();

  rerender({ hasLoans: false });
  unmount();
  expect(withheld()).toEqual([]);
});

test('leaves the next page’s handlers alone when the former one goes late', () => {
  const onFilter = jest.fn();
  const formerPage = renderHook(() => useHeaderActions<Loans, '/loans'>({ export: () => {} }));
  renderHook(() => useHeaderActions<Loans, '/loans/offers'>({ filter: onFilter }));

  formerPage.unmount();
  handlers().filter?.();

  expect(onFilter).toHaveBeenCalledTimes(1);
});

// The compiler is the test here: it refuses an `@ts-expect-error` above a line that compiles, so these mistakes must not.
test('is a compile error for an id that remote.ts does not have, and for one without a handler', () => {
  const typo = { exprt: () => {} };
  const uses = [
    () => useHeaderActions<Loans>({ export: () => {}, filter: () => {}, apply: () => {} }),
    // @ts-expect-error A typo in an id, written in place.
    () => useHeaderActions<Loans, '/loans'>({ export: () => {}, aply: () => {} }),
    // @ts-expect-error A typo in an id, in an object from elsewhere.
    () => useHeaderActions<Loans, '/loans'>(typo),
    // @ts-expect-error An action without a link and without a handler.
    () => useHeaderActions<Loans>({ export: () => {} }),
    // @ts-expect-error An action of another page.
    () => useHeaderActions<Loans, '/loans'>({ export: () => {}, filter: () => {} }),
    // @ts-expect-error A path that is not mounted.
    () => useHeaderActions<Loans, '/loan'>({ export: () => {} }),
    () => useHeaderActions({ export: () => {} }),
    // @ts-expect-error Nor from a remote.ts without `as const`.
    () => useHeaderActions<RemoteContract>({ export: () => {} }),
  ];
  expect(uses).toHaveLength(8);
});

test('takes handlers for a heading within a page, by its path and with the actions that the header has there', () => {
  const wholePage = {
    ...mount,
    path: '/loans/*',
    header: { title: 'Loans', actions: [{ id: 'export', label: 'Export', icon: 'export' }] },
    headings: [
      { path: '/loans/new', title: 'New loan' },
      {
        path: '/loans/:id',
        title: 'Loan',
        header: { title: 'Loan', actions: [{ id: 'repay', label: 'Repay', icon: 'new' }] },
      },
    ],
  } as const;
  const nested = { ...remote, mounts: [wholePage] } as const;
  type Nested = typeof nested;
  const uses = [
    () => useHeaderActions<Nested, '/loans/*'>({ export: () => {} }),
    () => useHeaderActions<Nested, '/loans/new'>({ export: () => {} }),
    () => useHeaderActions<Nested, '/loans/:id'>({ repay: () => {} }),
    () => useHeaderActions<Nested>({ export: () => {}, repay: () => {} }),
    // @ts-expect-error An action of another heading.
    () => useHeaderActions<Nested, '/loans/:id'>({ export: () => {} }),
    // @ts-expect-error A heading’s action without a handler.
    () => useHeaderActions<Nested>({ export: () => {} }),
    // @ts-expect-error A path that has no heading.
    () => useHeaderActions<Nested, '/loans/old'>({ export: () => {} }),
  ];
  expect(uses).toHaveLength(7);
});
