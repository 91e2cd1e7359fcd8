import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { installDomStubs } from '../ui/testing/installDomStubs';
import { FakeChannel } from './FakeChannel';
import { installConfig } from './testConfig';

// What browsers have and jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder, BroadcastChannel: FakeChannel });

class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserverStub;

installConfig();
installDomStubs();

afterEach(() => {
  localStorage.clear();
});
