import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';
import { Tooltip } from './Tooltip';
import { installDomStubs } from './testing/installDomStubs';
import { TOOLTIP_DELAY_MS } from './useTooltip';

installDomStubs();

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Tooltip content="Sent on Nov 20, 2026">
      <button type="button">Pending</button>
    </Tooltip>,
  );
});

afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const trigger = () => screen.getByRole('button', { name: 'Pending' });
const tooltip = () => screen.queryByRole('tooltip');
// jsdom has no PointerEvent, and a plain event loses its related target.
const leave = (from: Element, to: Element | null) =>
  fireEvent(from, new MouseEvent('pointerout', { bubbles: true, relatedTarget: to }));

test('opens once the pointer has rested for the delay, and describes its trigger', async () => {
  await user.hover(trigger());
  wait(TOOLTIP_DELAY_MS - 1);
  expect(tooltip()).not.toBeInTheDocument();
  wait(1);
  expect(tooltip()).toHaveTextContent('Sent on Nov 20, 2026');
  expect(trigger()).toHaveAccessibleDescription('Sent on Nov 20, 2026');
});

test('never opens when the pointer leaves before the delay', async () => {
  await user.hover(trigger());
  await user.unhover(trigger());
  wait(TOOLTIP_DELAY_MS);
  expect(tooltip()).not.toBeInTheDocument();
});

test('stays while the pointer is over its content, and closes when it leaves that', async () => {
  await user.hover(trigger());
  wait(TOOLTIP_DELAY_MS);
  leave(trigger(), tooltip());
  expect(tooltip()).toBeInTheDocument();
  leave(screen.getByRole('tooltip'), document.body);
  expect(tooltip()).not.toBeInTheDocument();
});

test('opens at once on keyboard focus and closes on Escape', async () => {
  await user.tab();
  expect(tooltip()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(tooltip()).not.toBeInTheDocument();
  expect(trigger()).toHaveFocus();
});

test('closes on scroll', async () => {
  await user.tab();
  fireEvent.scroll(document);
  expect(tooltip()).not.toBeInTheDocument();
});

test('does not describe a button by the name it already has', async () => {
  render(<IconButton label="Filter" icon="F" />);
  await user.hover(screen.getByRole('button', { name: 'Filter' }));
  wait(TOOLTIP_DELAY_MS);
  expect(tooltip()).toHaveTextContent('Filter');
  expect(screen.getByRole('button', { name: 'Filter' })).not.toHaveAccessibleDescription();
});
