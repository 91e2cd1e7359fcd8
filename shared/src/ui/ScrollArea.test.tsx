import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollArea, type ScrollAreaProps } from './ScrollArea';
import { SCROLL_HIDE_DELAY_MS } from './useScrollbar';

let contentHeight = 200;

beforeEach(() => {
  jest.useFakeTimers();
  contentHeight = 200;
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => contentHeight);
});

const renderArea = (props: Partial<ScrollAreaProps> = {}) =>
  render(
    <ScrollArea label="Transactions" {...props}>
      Rows
    </ScrollArea>,
  );

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const area = () => screen.getByRole('region', { name: 'Transactions' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('is reached by keyboard and shows its bar while it has the focus', () => {
  renderArea();
  act(() => area().focus());
  expect(area()).toHaveFocus();
  wait(SCROLL_HIDE_DELAY_MS * 2);
  expect(area()).toHaveAttribute('data-active');
});

test('hides its bar a moment after the pointer has left', () => {
  renderArea();
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
  renderArea();
  fireEvent.scroll(area());
  wait(SCROLL_HIDE_DELAY_MS - 1);
  fireEvent.scroll(area());
  wait(SCROLL_HIDE_DELAY_MS - 1);
  expect(area()).toHaveAttribute('data-active');
  wait(1);
  expect(area()).not.toHaveAttribute('data-active');
});

test('is no tab stop and no region while all of it is shown', () => {
  contentHeight = 100;

  renderArea();

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByText('Rows')).not.toHaveAttribute('tabindex');
});

test('may be a navigation, whether it overflows or not', () => {
  contentHeight = 100;

  renderArea({ landmark: 'nav' });

  expect(screen.getByRole('navigation', { name: 'Transactions' })).not.toHaveAttribute('tabindex');
});
