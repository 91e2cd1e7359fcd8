import { act, fireEvent, render, screen } from '@testing-library/react';
import { setQuestionMarkOn } from '../palette/keys';
import { closePalette, usePalette } from '../palette/paletteState';
import { useSidebar } from './sidebarState';
import { useShortcuts } from './useShortcuts';

function Screen() {
  useShortcuts(false);
  return <input aria-label="Name" />;
}

const isExpanded = () => useSidebar.getState().isExpanded;
const view = () => usePalette.getState().view;
const press = async (init: KeyboardEventInit, target: Element = document.body) => {
  const isUnhandled = fireEvent.keyDown(target, init);
  // The first time, the script of the search is loaded.
  await act(async () => {
    await import('../palette/Palette');
  });
  return isUnhandled;
};

beforeEach(() => {
  useSidebar.setState({ isExpanded: true });
  closePalette();
  render(<Screen />);
});

test.each([{ ctrlKey: true }, { metaKey: true }])('toggles the sidebar on B with %p', async (modifier) => {
  expect(await press({ key: 'b', ...modifier })).toBe(false);
  expect(isExpanded()).toBe(false);
});

test.each([{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])(
  'ignores B and K with %p',
  async (modifier) => {
    expect(await press({ key: 'b', ...modifier })).toBe(true);
    expect(await press({ key: 'k', ...modifier })).toBe(true);

    expect(isExpanded()).toBe(true);
    expect(view()).toBeUndefined();
  },
);

test('leaves B and the question mark to whoever types', async () => {
  await press({ key: 'b', ctrlKey: true }, screen.getByRole('textbox'));
  await press({ key: '?', shiftKey: true }, screen.getByRole('textbox'));

  expect(isExpanded()).toBe(true);
  expect(view()).toBeUndefined();
});

test('opens the search on K, also from a field, and closes it', async () => {
  expect(await press({ key: 'k', ctrlKey: true }, screen.getByRole('textbox'))).toBe(false);
  expect(view()).toBe('search');

  await press({ key: 'K', metaKey: true });
  expect(view()).toBeUndefined();
});

test('goes by a letter’s place where the keyboard writes other ones, and by the letter otherwise', async () => {
  await press({ key: 'ن', code: 'KeyK', ctrlKey: true });
  expect(view()).toBe('search');
  closePalette();

  await press({ key: 't', code: 'KeyK', ctrlKey: true });
  expect(view()).toBeUndefined();
});

test.each(['?', '؟'])('lists the shortcuts on %s', async (key) => {
  expect(await press({ key, shiftKey: true })).toBe(false);
  expect(view()).toBe('shortcuts');
});

test('does not, once the customer has turned it off', async () => {
  setQuestionMarkOn(false);
  await press({ key: '?', shiftKey: true });

  expect(view()).toBeUndefined();
});

test('opens nothing over another dialog', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await press({ key: 'k', ctrlKey: true });
  await press({ key: '?', shiftKey: true });
  dialog.remove();

  expect(view()).toBeUndefined();
});
