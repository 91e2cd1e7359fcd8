import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTrace, useTrace } from '../http';
import { setLanguage } from '../i18n';
import { Reference } from './Reference';

afterEach(() => {
  jest.restoreAllMocks();
  return act(() => setLanguage('en'));
});

const current = () => useTrace.getState().id.slice(0, 16);

test.each([
  ['en', 'Reference', 'Copy', 'Copied'],
  ['es', 'Referencia', 'Copiar', 'Copiada'],
  ['ar', 'الرقم المرجعي', 'نسخ', 'تم النسخ'],
])('says in %s by what the visit is found, and copies it', async (language, label, copy, copied) => {
  const user = userEvent.setup();
  await act(() => setLanguage(language));
  const { container } = render(<Reference />);
  const button = screen.getByRole('button', { name: copy });
  expect(container).toHaveTextContent(`${label} ${current()}`);

  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('button', { name: copied })).toHaveFocus();
  expect(await navigator.clipboard.readText()).toBe(current());
});

test('stays the one of the visit in which it was shown', () => {
  const { container } = render(<Reference />);
  const shown = current();

  act(startTrace);

  expect(current()).not.toBe(shown);
  expect(container).toHaveTextContent(shown);
});

test('stays as it is where the browser lets nobody copy', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  const { container } = render(<Reference reference="4f1c88aa00112233" />);

  await user.click(screen.getByRole('button'));

  expect(container).toHaveTextContent(/^Reference 4f1c88aa00112233 Copy$/);
});

test('has nothing to say without a network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = render(<Reference />);

  expect(container).toBeEmptyDOMElement();
});
