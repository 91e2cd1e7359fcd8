import { setConnection } from '@bank/shared/http';
import { setSession } from '@bank/shared/session';
import { type FakeApi, installApi, installConfig } from '@bank/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { ConnectionNotice } from './ConnectionNotice';
import { RETRY_INTERVAL_MS } from './useReconnect';

let api: FakeApi;
const asked = () => api.calls.map(({ name }) => name);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 17, 42) });
  api = installApi();
  api.answer('GET /auth/me', { status: 503 });
  api.answer('GET /health', { status: 503 });
  setSession('signed-in');
});

afterEach(() => {
  act(() => {
    setConnection('online');
    setSession('signed-out');
  });
  jest.useRealTimers();
});

test('says nothing while all is well', async () => {
  render(<ConnectionNotice />);
  await pass(RETRY_INTERVAL_MS);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(asked()).toEqual([]);
});

test('distinguishes an unreachable bank from a sign-out, and retries until it is reachable', async () => {
  render(<ConnectionNotice />);
  act(() => setConnection('unreachable'));
  expect(screen.getByRole('status')).toHaveTextContent(
    /^We haven’t been able to reach the bank since 5:42\sPM\. You’re still signed in, and what you see may be out of date\./,
  );

  await pass(RETRY_INTERVAL_MS * 2);
  expect(asked()).toEqual(['GET /auth/me', 'GET /auth/me']);
  api.answer('GET /auth/me', { body: {} });
  await pass(RETRY_INTERVAL_MS);
  await pass(RETRY_INTERVAL_MS);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(asked()).toHaveLength(3);
});

test('knows at once that the device is offline, and that it is back', () => {
  render(<ConnectionNotice />);

  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent(/^You’ve been offline since 5:42\sPM\. You’re still signed in/);
  act(() => void window.dispatchEvent(new Event('online')));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('has room below the page, and below a phone’s bar, so that what it lies over can be scrolled out', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  const room = () => document.documentElement.style.getPropertyValue('--notice');
  render(<ConnectionNotice />);

  act(() => void window.dispatchEvent(new Event('offline')));
  expect(room()).toBe('calc(var(--bar, 0px) + 120px + 40px)');
  act(() => void window.dispatchEvent(new Event('online')));

  expect(room()).toBe('var(--bar, 0px)');
  height.mockRestore();
});

test('scrolls to what has the focus, which it would lie over, then and later', () => {
  const shown: Element[] = [];
  HTMLElement.prototype.scrollIntoView = function show(this: HTMLElement) {
    shown.push(this);
  };
  render(
    <main>
      <button type="button">First</button>
      <button type="button">Second</button>
      <ConnectionNotice />
    </main>,
  );
  const [first, second] = screen.getAllByRole('button');
  first?.focus();
  expect(shown).toEqual([]);

  act(() => void window.dispatchEvent(new Event('offline')));
  second?.focus();
  act(() => void window.dispatchEvent(new Event('online')));
  first?.focus();

  expect(shown).toEqual([first, second]);
});

test('says since when, also when the bank stays away after the network is back', async () => {
  render(<ConnectionNotice />);
  act(() => setConnection('offline'));
  await pass(60 * 60_000);
  act(() => setConnection('unreachable'));
  expect(screen.getByRole('status')).toHaveTextContent(/since 5:42\sPM/);

  act(() => setConnection('online'));
  act(() => setConnection('offline'));
  expect(screen.getByRole('status')).toHaveTextContent(/since 6:42\sPM/);
});

test('claims no session for a customer who is signed out, and asks for the bank’s health until it answers', async () => {
  setSession('signed-out');
  render(<ConnectionNotice />);
  act(() => setConnection('unreachable'));
  expect(screen.getByRole('status')).toHaveTextContent(
    /^We haven’t been able to reach the bank since 5:42\sPM\. We’ll reconnect automatically\.$/,
  );

  await pass(RETRY_INTERVAL_MS * 2);
  expect(asked()).toEqual(['GET /health', 'GET /health']);
  api.answer('GET /health', { body: {} });
  await pass(RETRY_INTERVAL_MS);
  await pass(RETRY_INTERVAL_MS);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(asked()).toHaveLength(3);
});

test('knows in sample mode, too, that the device is offline, and asks no server', async () => {
  installConfig();
  render(<ConnectionNotice />);

  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent(/^You’ve been offline since 5:42\sPM\./);
  await pass(RETRY_INTERVAL_MS);

  expect(asked()).toEqual([]);
});
