import { act, fireEvent, render, screen } from '@testing-library/react';
import { stubMedia } from '../../testing/stubMedia';
import { BrandPanel } from './BrandPanel';
import { Slideshow } from './Slideshow';
import { SLIDE_INTERVAL_MS } from './useSlideshow';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stubMedia();
  jest.useRealTimers();
});

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
])('waits for the first picture and starts when it %s', (_, settle) => {
  const { container } = render(<Slideshow isPaused={false} />);
  pass(SLIDE_INTERVAL_MS * 2);
  expect(states(container)).toEqual(['waiting']);
  settleFirst(container, settle);
  expect(states(container)).toEqual(['current', 'waiting', 'waiting']);
});

test('changes every five seconds and goes round', () => {
  const { container } = render(<Slideshow isPaused={false} />);
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

test('stays on its first picture under reduced motion, and has nothing to pause', () => {
  stubMedia('prefers-reduced-motion');
  const { container } = render(<BrandPanel />);
  settleFirst(container);
  pass(SLIDE_INTERVAL_MS * 2);
  expect(states(container)).toEqual(['current']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('can be paused and started again', () => {
  const { container } = render(<BrandPanel />);
  settleFirst(container);
  fireEvent.click(screen.getByRole('button', { name: 'Pause background pictures' }));
  pass(SLIDE_INTERVAL_MS * 2);
  expect(states(container)).toEqual(['current', 'waiting', 'waiting']);
  fireEvent.click(screen.getByRole('button', { name: 'Play background pictures' }));
  pass(SLIDE_INTERVAL_MS);
  expect(states(container)).toEqual(['previous', 'current', 'waiting']);
});
