import { useNavigate } from '@bank/shared/router';
import { renderPage } from '@bank/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScrollPosition } from './useScrollPosition';

let pageHeight = 2000;
let grow: () => void = () => {};

class Observer extends ResizeObserver {
  constructor(onResize: ResizeObserverCallback) {
    super(onResize);
    grow = () => act(() => onResize([], this));
  }

  override disconnect() {
    grow = () => {};
  }
}

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, y: number) => {
  moveTo(Math.min(y, pageHeight));
}) as typeof window.scrollTo);

function moveTo(position: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
  window.dispatchEvent(new Event('scroll'));
}

function Page() {
  useScrollPosition();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/accounts')}>
        Accounts
      </button>
      <button type="button" onClick={() => navigate('?sort=name')}>
        Sort
      </button>
      <button type="button" onClick={() => navigate('#content')}>
        Skip
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const scroll = (position: number) => act(() => moveTo(position));

beforeEach(() => {
  globalThis.ResizeObserver = Observer;
  pageHeight = 2000;
  moveTo(0);
  scrollTo.mockClear();
  sessionStorage.clear();
});

test('leaves the first page alone, and the browser’s own way of scrolling behind', () => {
  renderPage(<Page />, '/dashboard');

  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe('manual');
});

test('starts a new page at its top, and leads Back and Forward to where the customer was', async () => {
  renderPage(<Page />, '/dashboard');
  scroll(640);

  await press('Accounts');
  expect(scrollY).toBe(0);
  scroll(300);
  await press('Back');
  expect(scrollY).toBe(640);
  await press('Forward');

  expect(scrollY).toBe(300);
});

test('waits for a page that is still loading to be tall enough, and does not forget where to go', async () => {
  renderPage(<Page />, '/dashboard');
  scroll(640);
  await press('Accounts');
  pageHeight = 100;

  await press('Back');
  expect(scrollY).toBe(100);
  pageHeight = 400;
  grow();
  expect(scrollY).toBe(400);
  await press('Forward');
  await press('Back');
  pageHeight = 2000;
  grow();

  expect(scrollY).toBe(640);
});

test.each([
  ['wheel', () => fireEvent.wheel(document.body)],
  ['keys', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
  ['finger', () => fireEvent.touchMove(document.body)],
])('does not pull the page away from a customer who scrolls meanwhile, by %s', async (_, scrollBy) => {
  renderPage(<Page />, '/dashboard');
  scroll(640);
  await press('Accounts');
  pageHeight = 100;
  await press('Back');

  scrollBy();
  pageHeight = 2000;
  grow();
  scroll(250);

  expect(scrollY).toBe(250);
  await press('Accounts');
  await press('Back');
  expect(scrollY).toBe(250);
});

test('stops pulling once it is there, however the page grows later', async () => {
  renderPage(<Page />, '/dashboard');
  scroll(640);
  await press('Accounts');
  await press('Back');
  scroll(200);

  grow();

  expect(scrollY).toBe(200);
});

test('stays where it is when only the query changes, also in what Back remembers', async () => {
  renderPage(<Page />, '/dashboard');
  scroll(640);

  await press('Sort');
  expect(scrollY).toBe(640);
  await press('Accounts');
  await press('Back');

  expect(scrollY).toBe(640);
});

test('leads back to where the customer was, too, when they had gone on to another query of the same page', async () => {
  renderPage(<Page />, '/dashboard');
  scroll(640);
  await press('Sort');
  scroll(100);

  await press('Back');
  expect(scrollY).toBe(640);
  await press('Forward');

  expect(scrollY).toBe(100);
});

test('leaves links within the page to the browser', async () => {
  renderPage(<Page />, '/dashboard');
  scroll(640);
  await press('Skip');
  scroll(20);
  await press('Back');
  expect(scrollY).toBe(640);
  scrollTo.mockClear();

  await press('Forward');

  expect(scrollTo).not.toHaveBeenCalled();
});

test('leads back to where the customer was before a link within the page, whose jump shows before the router knows', async () => {
  renderPage(<Page />, '/dashboard');
  scroll(640);
  window.location.hash = 'content';
  scroll(0);
  await press('Skip');

  await press('Back');

  expect(scrollY).toBe(640);
  history.replaceState(undefined, '', '/');
});

test.each([
  ['navigate', 0],
  ['reload', 640],
] as const)('opens a first page after “%s” at %d', (type, position) => {
  const entries = [{ type }] as PerformanceNavigationTiming[];
  jest.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([]).mockReturnValue(entries);
  const first = renderPage(<Page />, '/dashboard');
  scroll(640);
  first.unmount();
  moveTo(0);

  renderPage(<Page />, '/accounts');

  expect(scrollY).toBe(position);
});

test('keeps the position for a reload', async () => {
  const { unmount } = renderPage(<Page />, '/dashboard');
  scroll(640);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  moveTo(0);

  await jest.isolateModulesAsync(async () => {
    const { rememberedScroll } = await import('./scrollPositions');
    expect(rememberedScroll('default')).toBe(640);
  });
});

test('starts without positions where the stored ones are damaged', async () => {
  sessionStorage.setItem('bank:scroll', '{');

  await jest.isolateModulesAsync(async () => {
    const { rememberedScroll } = await import('./scrollPositions');
    expect(rememberedScroll('default')).toBeUndefined();
  });
});
