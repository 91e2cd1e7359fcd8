import { bankConfig } from '@bank/shared/config';
import { setConnection } from '@bank/shared/http';
import { getProfile, setSession } from '@bank/shared/session';
import { testConfig } from '@bank/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { ConnectionNotice } from './ConnectionNotice';
import { getHealth } from './getHealth';
import { TRY_EVERY } from './useReconnect';

jest.mock('@bank/shared/config', () => ({ ...jest.requireActual('@bank/shared/config'), bankConfig: jest.fn() }));
jest.mock('@bank/shared/session', () => ({
  ...jest.requireActual('@bank/shared/session'),
  getProfile: jest.fn(() => Promise.reject(new Error('503'))),
}));

jest.mock('./getHealth', () => ({ getHealth: jest.fn(() => Promise.reject(new Error('503'))) }));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(bankConfig).mockReturnValue({ ...testConfig, dataMode: 'live' });
  jest.mocked(getProfile).mockClear();
  jest.mocked(getHealth).mockClear();
  setSession('signed-in');
});

afterEach(() => {
  act(() => {
    setConnection('fine');
    setSession('signed-out');
  });
  jest.useRealTimers();
});

test('says nothing while all is well', async () => {
  render(<ConnectionNotice />);
  await pass(TRY_EVERY);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(getProfile).not.toHaveBeenCalled();
});

test('tells trouble at the bank from being signed out, and keeps trying until it is over', async () => {
  render(<ConnectionNotice />);
  act(() => setConnection('trouble'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'We cannot reach the bank right now. You are still signed in, and nothing is lost.',
  );

  await pass(TRY_EVERY * 2);
  expect(getProfile).toHaveBeenCalledTimes(2);
  act(() => setConnection('fine'));
  await pass(TRY_EVERY);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(getProfile).toHaveBeenCalledTimes(2);
});

test('knows at once that the device is offline, and that it is back', () => {
  render(<ConnectionNotice />);

  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. You are still signed in');
  act(() => void window.dispatchEvent(new Event('online')));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('claims no session for a customer who is signed out, and asks for the bank’s health until it answers', async () => {
  setSession('signed-out');
  render(<ConnectionNotice />);
  act(() => setConnection('trouble'));
  expect(screen.getByRole('status')).toHaveTextContent('We cannot reach the bank right now. We keep trying.');

  await pass(TRY_EVERY * 2);
  expect(getHealth).toHaveBeenCalledTimes(2);
  act(() => setConnection('fine'));
  await pass(TRY_EVERY);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(getHealth).toHaveBeenCalledTimes(2);
  expect(getProfile).not.toHaveBeenCalled();
});

test('is not there in sample mode, which asks no server', () => {
  jest.mocked(bankConfig).mockReturnValue(testConfig);
  render(<ConnectionNotice />);
  act(() => setConnection('trouble'));

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
