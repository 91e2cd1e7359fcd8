import { type FakeApi, installApi } from '@bank/shared/testing';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { useLogProfile } from './useLogProfile';

const PROFILE = 'GET /auth/me';
const profile = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@bank.example',
  phone: '+1 800 555 0100',
  customerSince: '2019-03-04',
};
let api: FakeApi;
/** Lets the call and its answer pass. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

function Visitor() {
  useLogProfile();
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  api = installApi();
  jest.spyOn(console, 'info').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('logs the profile', async () => {
  api.answer(PROFILE, { body: profile });
  render(<Visitor />);
  await settle();
  expect(console.info).toHaveBeenCalledWith('Profile', profile);
});

test('logs a failure and shows nothing', async () => {
  api.answer(PROFILE, { status: 503 });
  const { container } = render(<Visitor />);
  await settle();
  expect(console.error).toHaveBeenCalledWith('Failed to fetch profile', expect.any(Error));
  expect(container).toBeEmptyDOMElement();
});

test('asks once even when React runs the effect twice', async () => {
  api.answer(PROFILE, { body: profile });
  render(
    <StrictMode>
      <Visitor />
    </StrictMode>,
  );
  await settle();
  expect(api.calls).toHaveLength(1);
  expect(console.info).toHaveBeenCalledTimes(1);
});

test('asks again on the next visit', async () => {
  api.answer(PROFILE, { body: profile });
  const { unmount } = render(<Visitor />);
  await settle();
  unmount();
  render(<Visitor />);
  await settle();
  expect(api.calls).toHaveLength(2);
});

test('leaving the page cancels the request without a word', async () => {
  api.answer(PROFILE, 'silence');
  const { unmount } = render(<Visitor />);
  await settle();
  unmount();
  await settle();
  expect(api.calls).toMatchObject([{ isAborted: true }]);
  expect(console.error).not.toHaveBeenCalled();
});
