import { renderHook } from '@testing-library/react';
import { useUnsaved, useUnsavedState } from './unsaved';

const count = () => useUnsavedState.getState().count;

test('counts the screens with something unsaved, while it is unsaved', () => {
  const form = renderHook(useUnsaved, { initialProps: false });
  expect(count()).toBe(0);

  form.rerender(true);
  const dialog = renderHook(useUnsaved, { initialProps: true });
  expect(count()).toBe(2);

  form.rerender(false);
  expect(count()).toBe(1);
  dialog.unmount();
  expect(count()).toBe(0);
});

test('counts a screen once, however often it renders', () => {
  const form = renderHook(useUnsaved, { initialProps: true });

  form.rerender(true);

  expect(count()).toBe(1);
  form.unmount();
  expect(count()).toBe(0);
});
