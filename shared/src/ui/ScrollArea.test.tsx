import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollArea } from './ScrollArea';
import { SCROLL_HIDE_DELAY_MS } from './useScrollbar';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ScrollArea label="Transactions">Rows</ScrollArea>);
});

afterEach(() => jest.useRealTimers());

const area = () => screen.getByRole('region', { name: 'Transactions' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('is reached by keyboard and shows its bar while it has the focus', () => {
  act(() => area().focus());
  expect(area()).toHaveFocus();
  wait(SCROLL_HIDE_DELAY_MS * 2);
  expect(area()).toHaveAttribute('data-active');
});

test('hides its bar a moment after the pointer has left', () => {
  expect(area()).not.toHaveAttribute('data-active');
  fireEvent.pointerOver(area());
  wait(SCROLL_HIDE_DELAY_MS * 2);
  expect(area()).toHaveAttribute('data-active');

  fireEvent.pointerOut(area());
  wait(SCROLL_HIDE_DELAY_MS - 1);
  expect(area()).toHaveAttribute('data-active');
  wait(1);
  expect(area()).not.toHaveAttribute('data-active');
});

test('shows its bar while it scrolls', () => {
  fireEvent.scroll(area());
  wait(SCROLL_HIDE_DELAY_MS - 1);
  fireEvent.scroll(area());
  wait(SCROLL_HIDE_DELAY_MS - 1);
  expect(area()).toHaveAttribute('data-active');
  wait(1);
  expect(area()).not.toHaveAttribute('data-active');
});
