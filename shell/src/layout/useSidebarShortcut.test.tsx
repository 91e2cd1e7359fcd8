import { fireEvent, render, screen } from '@testing-library/react';
import { useSidebar } from './sidebarState';
import { useSidebarShortcut } from './useSidebarShortcut';

function Screen() {
  useSidebarShortcut(false);
  return <input aria-label="Name" />;
}

const isExpanded = () => useSidebar.getState().isExpanded;

beforeEach(() => {
  useSidebar.setState({ isExpanded: true });
  render(<Screen />);
});

test.each([{ ctrlKey: true }, { metaKey: true }])('toggles on B with %p', (modifier) => {
  const isUnhandled = fireEvent.keyDown(document.body, { key: 'b', ...modifier });

  expect(isExpanded()).toBe(false);
  expect(isUnhandled).toBe(false);
});

test.each([{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])('ignores B with %p', (modifier) => {
  fireEvent.keyDown(document.body, { key: 'b', ...modifier });

  expect(isExpanded()).toBe(true);
});

test('ignores the shortcut while somebody types', () => {
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'b', ctrlKey: true });

  expect(isExpanded()).toBe(true);
});
