import { endSplash, SPLASH_DURATION_MS, SPLASH_FADE_MS } from './endSplash';

type Report = (list: { getEntriesByName: (name: string) => { startTime: number }[] }) => void;

const splash = () => document.getElementById('splash');
let report: Report = () => {};

/** What the browser says once something has been painted; jsdom paints nothing. */
class PaintObserver {
  constructor(callback: Report) {
    report = callback;
  }
  observe() {}
  disconnect() {}
}

function paintedAt(startTime: number): void {
  report({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{ startTime }] : []) });
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  document.body.innerHTML = '<div id="splash"></div>';
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
});

afterEach(() => jest.useRealTimers());

test('stays, then fades, then is removed', () => {
  endSplash();
  paintedAt(performance.now());

  jest.advanceTimersByTime(SPLASH_DURATION_MS - 1);
  expect(splash()).not.toHaveAttribute('data-state');

  jest.advanceTimersByTime(1);
  expect(splash()).toHaveAttribute('data-state', 'fading');

  jest.advanceTimersByTime(SPLASH_FADE_MS);
  expect(splash()).toBeNull();
});

test('counts from the first paint when that came before the script', () => {
  endSplash();
  paintedAt(performance.now() - 1000);

  jest.advanceTimersByTime(SPLASH_DURATION_MS - 1000);

  expect(splash()).toHaveAttribute('data-state', 'fading');
});

test('counts from the first paint when that comes after the script', () => {
  endSplash();
  jest.advanceTimersByTime(SPLASH_DURATION_MS);
  expect(splash()).not.toHaveAttribute('data-state');

  paintedAt(performance.now());
  jest.advanceTimersByTime(SPLASH_DURATION_MS);

  expect(splash()).toHaveAttribute('data-state', 'fading');
});

test('does not fade for customers who want no motion', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
  endSplash();
  paintedAt(performance.now());

  jest.advanceTimersByTime(SPLASH_DURATION_MS + 1);

  expect(splash()).toBeNull();
});
