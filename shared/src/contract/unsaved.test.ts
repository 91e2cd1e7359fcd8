import { renderHook } from '@testing-library/react';
import { discardUnsaved, isLostAt, useUnsaved, useUnsavedState } from './unsaved';

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

test('says where input is lost: everywhere, unless the form keeps it at some paths', () => {
  expect(isLostAt('/accounts')).toBe(false);
  const form = renderHook(() => useUnsaved(true, { within: '/transfers/new/*' }));

  for (const path of ['/transfers/new', '/transfers/new/amount', '/Transfers/New/']) expect(isLostAt(path)).toBe(false);
  for (const path of ['/accounts', '/transfers', '/transfers/newest']) expect(isLostAt(path)).toBe(true);

  const dialog = renderHook(() => useUnsaved(true));
  expect(isLostAt('/transfers/new')).toBe(true);
  for (const screen of [dialog, form]) screen.unmount();
});

test('a form says at once that it has saved, and is unsaved again with the next input', () => {
  const form = renderHook(useUnsaved, { initialProps: true });

  form.result.current();
  expect([count(), isLostAt('/accounts')]).toEqual([0, false]);

  form.rerender(false);
  form.rerender(true);
  expect(count()).toBe(1);
  form.unmount();
  expect(count()).toBe(0);
});

test('what is given up no longer counts, nor when its screen goes', () => {
  const form = renderHook(useUnsaved, { initialProps: true });

  discardUnsaved();
  expect(count()).toBe(0);

  form.unmount();
  expect(count()).toBe(0);
});
