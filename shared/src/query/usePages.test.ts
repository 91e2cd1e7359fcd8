import { act, renderHook, waitFor } from '@testing-library/react';
import { setConnection } from '../http';
import { invalidateQueries } from './invalidateQueries';
import { prepareQueries, useCore } from './loadCore';
import { usePages } from './usePages';

interface Page {
  items: string[];
  next: string | null;
}

/** Three pages of a list for each filter, by cursor. */
const pageAt = (filter: string, cursor: string | null): Page => {
  const number = Number(cursor ?? 1);
  return { items: [`${filter} ${number}`], next: number < 3 ? String(number + 1) : null };
};
const load = jest.fn(async (filter: string, cursor: string | null, _: AbortSignal) => pageAt(filter, cursor));

const open = () =>
  renderHook(
    ({ filter }) =>
      usePages({
        key: ['/transactions', { filter }],
        load: (cursor, signal) => load(filter, cursor, signal),
        nextOf: ({ next }) => next,
      }),
    { initialProps: { filter: 'all' } },
  );
type Opened = ReturnType<typeof open>['result'];
const itemsOf = ({ current }: Opened) => (current.status === 'ready' ? current.data.flatMap(({ items }) => items) : []);
const showMore = (result: Opened) => act(async () => result.current.showMore());

beforeEach(async () => {
  load.mockClear();
  prepareQueries();
  await waitFor(() => expect(useCore.getState().core).toBeDefined());
});
afterEach(() => useCore.getState().core?.clear());

async function openReady() {
  const hook = open();
  await waitFor(() => expect(hook.result.current.status).toBe('ready'));
  return hook;
}

test('adds page after page, each by the cursor of the one before, until the last', async () => {
  const { result } = await openReady();
  expect(itemsOf(result)).toEqual(['all 1']);

  await showMore(result);
  expect(result.current.hasMore).toBe(true);
  await showMore(result);

  expect(itemsOf(result)).toEqual(['all 1', 'all 2', 'all 3']);
  expect(result.current.hasMore).toBe(false);
  expect(load.mock.calls.map(([, cursor]) => cursor)).toEqual([null, '2', '3']);
});

test('says that the next page is on its way', async () => {
  const { result } = await openReady();
  load.mockReturnValueOnce(new Promise(() => {}));

  await showMore(result);

  expect(result.current).toMatchObject({ status: 'ready', moreStatus: 'loading' });
});

test('keeps the pages when the next one does not come, leaves it until asked again, and then goes on', async () => {
  const { result } = await openReady();
  load.mockRejectedValueOnce(new Error('503'));
  await showMore(result);
  expect(itemsOf(result)).toEqual(['all 1']);
  expect(result.current.moreStatus).toBe('failed');

  act(() => setConnection('offline'));
  act(() => setConnection('online'));
  expect(load).toHaveBeenCalledTimes(2);
  await showMore(result);

  expect(itemsOf(result)).toEqual(['all 1', 'all 2']);
  expect(result.current.moreStatus).toBeUndefined();
});

test('a screen that opens shows nothing of a next page that failed before', async () => {
  const { result, unmount } = await openReady();
  load.mockRejectedValueOnce(new Error('503'));
  await showMore(result);
  unmount();
  const shown: unknown[] = [];

  const { result: opened } = renderHook(() => {
    const pages = usePages({
      key: ['/transactions', { filter: 'all' }],
      load: async () => pageAt('all', null),
      nextOf: ({ next }) => next,
    });
    shown.push(pages.moreStatus);
    return pages;
  });

  expect(itemsOf(opened)).toEqual(['all 1']);
  expect(new Set(shown)).toEqual(new Set([undefined]));
  await act(async () => {});
});

test('keeps the pages of the key before while those of another one load, and has no more of them then', async () => {
  const { result, rerender } = await openReady();
  let arrive = (_: Page) => {};
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );

  rerender({ filter: 'income' });
  expect(result.current).toMatchObject({ status: 'ready', isPrevious: true });
  expect(itemsOf(result)).toEqual(['all 1']);
  await act(async () => arrive(pageAt('income', null)));

  expect(result.current.isPrevious).toBe(false);
  expect(itemsOf(result)).toEqual(['income 1']);
});

test('shows no page of a key that has failed', async () => {
  const { result, rerender } = await openReady();
  load.mockRejectedValueOnce(new Error('503'));

  rerender({ filter: 'income' });
  await waitFor(() => expect(result.current.status).toBe('error'));
  act(() => result.current.retry());

  await waitFor(() => expect(itemsOf(result)).toEqual(['income 1']));
});

test('loads all of its pages anew after a change', async () => {
  const { result } = await openReady();
  await showMore(result);

  await act(async () => invalidateQueries('/transactions'));

  expect(load.mock.calls.map(([, cursor]) => cursor)).toEqual([null, '2', null, '2']);
  expect(itemsOf(result)).toEqual(['all 1', 'all 2']);
});
