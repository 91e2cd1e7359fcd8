import { renderHook } from '@testing-library/react';
import { useHeaderActionState, useHeaderActions } from './headerActions';

const handlers = () => useHeaderActionState.getState().handlers;

test('handles the header’s buttons while the page is on screen', () => {
  const actions = { export: jest.fn() };
  const { unmount } = renderHook(() => useHeaderActions(actions));
  expect(handlers()).toBe(actions);

  unmount();

  expect(handlers()).toEqual({});
});

test('takes over new handlers of the same page', () => {
  const [first, second] = [{ filter: jest.fn() }, { filter: jest.fn() }];
  const { rerender } = renderHook((actions) => useHeaderActions(actions), { initialProps: first });

  rerender(second);

  expect(handlers()).toBe(second);
});

test('leaves the next page’s handlers alone when the former one goes late', () => {
  const [former, next] = [{ export: jest.fn() }, { new: jest.fn() }];
  const formerPage = renderHook(() => useHeaderActions(former));
  renderHook(() => useHeaderActions(next));

  formerPage.unmount();

  expect(handlers()).toBe(next);
});
