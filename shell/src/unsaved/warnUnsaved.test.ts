import { useUnsavedState } from '@bank/shared/contract';
import { warnUnsaved } from './warnUnsaved';

test('has the browser ask before something unsaved is closed, and only then', () => {
  const stop = warnUnsaved();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);

  useUnsavedState.setState({ count: 2 });
  expect(isAsked()).toBe(true);
  useUnsavedState.setState({ count: 1 });
  expect(isAsked()).toBe(true);
  useUnsavedState.setState({ count: 0 });
  expect(isAsked()).toBe(false);

  useUnsavedState.setState({ count: 1 });
  stop();
  expect(isAsked()).toBe(false);
  useUnsavedState.setState({ count: 0 });
});
