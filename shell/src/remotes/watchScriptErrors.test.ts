import { useUnsavedState } from '@bank/shared/contract';
import { registryOf } from '../testing/remotes';
import { startRegistry, useRegistry } from './registryStore';
import { watchScriptErrors } from './watchScriptErrors';

const gateway = jest.fn<Promise<Response>, [string, RequestInit]>();
const current = () => useRegistry.getState().current.revision;
const settled = () => jest.advanceTimersByTimeAsync(0);

watchScriptErrors();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = gateway as typeof fetch;
  const body = { ...registryOf(5) };
  gateway.mockReset().mockResolvedValue({ ok: true, headers: new Map(), json: async () => body } as never);
  startRegistry(registryOf(4));
  useUnsavedState.setState({ count: 0 });
});
afterEach(() => jest.useRealTimers());

/** An element that the page could not load. */
function lose(name: 'script' | 'img'): void {
  const element = document.createElement(name);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

test('applies the newer registry when a script fails to load, and asks once for several', async () => {
  lose('script');
  lose('script');
  await settled();

  expect(gateway).toHaveBeenCalledTimes(1);
  expect(current()).toBe(5);
});

test('keeps it for the next safe moment while something is unsaved', async () => {
  useUnsavedState.setState({ count: 1 });

  lose('script');
  await settled();

  expect(current()).toBe(4);
  expect(useRegistry.getState().next?.revision).toBe(5);
});

test('ignores pictures that fail, and a gateway that does not answer', async () => {
  lose('img');
  gateway.mockRejectedValue(new TypeError('Failed to fetch'));
  lose('script');
  await settled();

  expect(gateway).toHaveBeenCalledTimes(1);
  expect(current()).toBe(4);
});
