import { setLanguage } from '@bank/shared/i18n';
import { renderInBank } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MOBILE } from '../../testing/media';
import { usd } from '../../testing/usd';
import { HistoryList } from './HistoryList';
import { BLOCK_ROWS, NEXT_PAGE_ROWS } from './pageSizes';
import { newestFirst } from './sorting';
import type { Block, FoundTransactions } from './useTransactions';

const ROWS = 100_000;
const ROW_PX = 56;
/** What is near, and the last page. */
const MAX_ROWS = 100;

const blocksOf = (rows: number): Block[] =>
  Array.from({ length: rows / BLOCK_ROWS }, (_, block) =>
    Array.from({ length: BLOCK_ROWS }, (_, row) => ({
      id: `${block * BLOCK_ROWS + row}`,
      description: `Purchase ${block * BLOCK_ROWS + row + 1}`,
      date: '2026-11-18',
      accountId: 'checking',
      category: 'Groceries',
      amount: usd(-1_240),
    })),
  );

/** The same thousand rows a hundred times: making each one would be most of the test. */
const manyBlocks = (): Block[] => Array.from({ length: ROWS / 1_000 }, () => thousand).flat();
const thousand = blocksOf(1_000);

const foundOf = (rows: number, more: Partial<FoundTransactions> = {}): FoundTransactions => ({
  blocks: blocksOf(rows),
  shown: rows,
  total: rows,
  query: { period: 30, type: 'all', amount: 'any', sort: 'newest' },
  next: null,
  hasMore: false,
  moreStatus: undefined,
  showMore: () => {},
  ...more,
});

const open = (found: FoundTransactions, media: string[] = []) =>
  renderInBank(<HistoryList found={found} isStale={false} sorting={newestFirst} onSort={() => {}} />, { media });

const rowCount = () => document.querySelectorAll('[data-row]').length;
const rowAt = (index: number) => document.querySelector(`tr[aria-rowindex='${index}']`);

let scrolled = 0;
let rowPx = ROW_PX;
const scrollTo = (row: number) => {
  scrolled = row * rowPx;
  fireEvent.scroll(document);
};

beforeEach(() => {
  scrolled = 0;
  rowPx = ROW_PX;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [from, to] = [Number(this.dataset.from), Number(this.dataset.to)].map((block) => block * BLOCK_ROWS * rowPx);
    return new DOMRect(0, (from ?? 0) - scrolled, 600, (to ?? 0) - (from ?? 0));
  });
});
afterEach(() => jest.restoreAllMocks());

test('keeps few of 100,000 rows in the document, wherever it is scrolled to, and says which of how many they are', async () => {
  await open({ ...foundOf(10), blocks: manyBlocks(), shown: ROWS, total: ROWS });
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
  await waitFor(() => expect(rowCount()).toBeLessThan(MAX_ROWS));
  expect(rowAt(2)).toHaveTextContent(/^Purchase 1Primary CheckingNov/);

  scrollTo(70_000);

  expect(rowCount()).toBeLessThanOrEqual(BLOCK_ROWS + NEXT_PAGE_ROWS);
  await waitFor(() => expect(rowAt(70_002)).toHaveTextContent(/^Purchase 1Primary CheckingNov/));
  await waitFor(() => expect(rowAt(2)).not.toBeInTheDocument());
  expect(rowCount()).toBeLessThan(MAX_ROWS);
  expect(document.querySelectorAll('*').length).toBeLessThan(5_000);
});

test('keeps the text of rows far from the screen for the browser’s search, hidden from screen readers', async () => {
  const found = foundOf(1_000);
  const row = found.blocks.flat()[699];
  if (row) row.wording = { kind: 'to', name: 'Purchase 700' };
  await open(found);
  const standIn = await screen.findByText(/To Purchase 700 Primary Checking Nov 18, 2026 Groceries −\$12\.40/);

  expect(standIn.closest('[aria-hidden="true"]')).toBeInTheDocument();
  expect(screen.getByRole('table').textContent?.match(/Purchase \d+/g)).toHaveLength(1_000);
});

test('has more rows in the document when the window grows', async () => {
  await open(foundOf(300));
  await waitFor(() => expect(rowCount()).toBe(50));
  await act(() => new Promise(requestAnimationFrame));

  jest.replaceProperty(window, 'innerHeight', 4 * window.innerHeight);
  fireEvent(window, new Event('resize'));

  await waitFor(() => expect(rowCount()).toBeGreaterThan(50));
});

test('has all rows on paper', async () => {
  await open(foundOf(300), ['print']);

  expect(rowCount()).toBe(300);
});

test('is as high as rows have been on screen', async () => {
  rowPx = 80;
  await open(foundOf(300));
  scrollTo(200);

  const standIn = await screen.findByText(/Purchase 1 Primary/);
  expect(standIn).toHaveStyle({ height: `${BLOCK_ROWS * rowPx}px` });
});

test('is in the customer’s language far from the screen too', async () => {
  await open(foundOf(300));
  await screen.findByText(/Purchase 200 .* Groceries/);

  await act(() => setLanguage('es'));

  expect(screen.getByText(/Purchase 200 .* Supermercado/)).toBeInTheDocument();
});

test('tells no amounts while balances are hidden, nor by the browser’s search', async () => {
  act(() => setBalancesHidden(true));
  await open(foundOf(1_000));
  expect(await screen.findByText(/Purchase 700 .*Nov 18, 2026 Groceries ••••••/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('$');

  act(() => setBalancesHidden(false));
  expect(screen.getByText(/Purchase 700 .*Nov 18, 2026 Groceries −\$12\.40/)).toBeInTheDocument();
});

test('says on a phone too which of how many a row is, to screen readers without the others’ text', async () => {
  await open(foundOf(1_000, { total: undefined }), [MOBILE]);
  await waitFor(() => expect(rowCount()).toBeLessThan(MAX_ROWS));
  expect(screen.getByText(/Purchase 700 /).closest('[aria-hidden="true"]')).toBeInTheDocument();
  const [first] = screen.getAllByRole('listitem');

  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '-1');
});

describe('the end of the list', () => {
  let onChange: IntersectionObserverCallback | undefined;
  const reachEnd = () =>
    act(() => onChange?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));

  beforeEach(() => {
    onChange = undefined;
    globalThis.IntersectionObserver = class {
      observe = () => {};
      disconnect = () => {};
      constructor(callback: IntersectionObserverCallback) {
        onChange = callback;
      }
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  test('brings more by itself for a customer who has asked for more twice', async () => {
    const showMore = jest.fn();
    await open(foundOf(50, { hasMore: true, showMore }));
    reachEnd();
    expect(showMore).toHaveBeenCalledTimes(1);
  });

  test.each<[string, number, Partial<FoundTransactions>]>([
    ['who has asked once', 30, { hasMore: true }],
    ['whose next rows are on their way', 50, { hasMore: true, moreStatus: 'loading' }],
    ['whose next rows have not come', 50, { hasMore: true, moreStatus: 'failed' }],
    ['who has seen all', 50, {}],
  ])('waits for one %s', async (_, rows, more) => {
    await open(foundOf(rows, more));
    expect(onChange).toBeUndefined();
  });
});
