import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { installDomStubs } from '../ui/testing/installDomStubs';
import './failOnConsole';
import { FakeChannel } from './FakeChannel';
import { memoizeComputedStyle } from './memoizeComputedStyle';
import { installConfig } from './testConfig';

Object.assign(globalThis, { TextDecoder, TextEncoder, BroadcastChannel: FakeChannel });

/** Like a browser's, it tells of each element once it is observed. */
class ResizeObserverStub implements ResizeObserver {
  constructor(private readonly onResize: ResizeObserverCallback) {}
  observe() {
    this.onResize([], this);
  }
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserverStub;

/** jsdom measures nothing. */
class PerformanceObserverStub {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { PerformanceObserver: PerformanceObserverStub });

/** jsdom has none, and the shell's router makes one of each navigation. */
class RequestStub {
  readonly method = 'GET';
  readonly signal: AbortSignal | undefined;
  constructor(
    readonly url: string,
    { signal }: { signal?: AbortSignal } = {},
  ) {
    this.signal = signal;
  }
}
Object.assign(globalThis, { Request: RequestStub });

// jsdom's own signals do not follow Jest's fake clock.
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
  return controller.signal;
};
AbortSignal.any = (signals: AbortSignal[]) => {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
};

installConfig();
installDomStubs();
memoizeComputedStyle();

afterEach(() => {
  localStorage.clear();
});
