import { renderInBank } from '@bank/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { BrandPanel } from './BrandPanel';
import { Slideshow } from './Slideshow';
import { SLIDE_INTERVAL_MS } from './useSlideshow';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pictures = (root: HTMLElement) => [...root.querySelectorAll<HTMLImageElement>('img[data-state]')];
const states = (root: HTMLElement) => pictures(root).map(({ dataset }) => dataset.state);
const [load, fail] = [fireEvent.load, fireEvent.error];
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function settleFirst(root: HTMLElement, settle = load) {
  const [first] = pictures(root);
  if (first) settle(first);
}

test.each([
  ['has loaded', load],
  ['has failed', fail],
])('waits for the first picture and starts when it %s', async (_, settle) => {
  const { container } = await renderInBank(<Slideshow isPaused={false} />);
  pass(SLIDE_INTERVAL_MS * 2);
  expect(states(container)).toEqual(['waiting']);
  settleFirst(container, settle);
  expect(states(container)).toEqual(['current', 'waiting', 'waiting']);
});

test('changes every five seconds and goes round', async () => {
  const { container } = await renderInBank(<Slideshow isPaused={false} />);
  settleFirst(container);
  pass(4999);
  expect(states(container)).toEqual(['current', 'waiting', 'waiting']);
  pass(1);
  expect(states(container)).toEqual(['previous', 'current', 'waiting']);
  pass(SLIDE_INTERVAL_MS);
  expect(states(container)).toEqual(['waiting', 'previous', 'current']);
  pass(SLIDE_INTERVAL_MS);
  expect(states(container)).toEqual(['current', 'waiting', 'previous']);
});

test('stays on its first picture under reduced motion, and has nothing to pause', async () => {
  const { container } = await renderInBank(<BrandPanel />, { media: ['prefers-reduced-motion'] });
  settleFirst(container);
  pass(SLIDE_INTERVAL_MS * 2);
  expect(states(container)).toEqual(['current']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('can be paused and started again', async () => {
  const { container } = await renderInBank(<BrandPanel />);
  settleFirst(container);
  fireEvent.click(screen.getByRole('button', { name: 'Pause background pictures' }));
  pass(SLIDE_INTERVAL_MS * 2);
  expect(states(container)).toEqual(['current', 'waiting', 'waiting']);
  fireEvent.click(screen.getByRole('button', { name: 'Play background pictures' }));
  pass(SLIDE_INTERVAL_MS);
  expect(states(container)).toEqual(['previous', 'current', 'waiting']);
});
