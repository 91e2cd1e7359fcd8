import { getProfile } from '@bank/shared/session';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { useLogProfile } from './useLogProfile';

jest.mock('@bank/shared/session', () => ({ getProfile: jest.fn() }));

const profile = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@bank.example',
  phone: '+1 800 555 0100',
  customerSince: '2019-03-04',
};
const request = jest.mocked(getProfile);

function Visitor() {
  useLogProfile();
  return null;
}

beforeEach(() => {
  request.mockReset();
  jest.spyOn(console, 'info').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('logs the profile', async () => {
  request.mockResolvedValue(profile);
  await act(async () => render(<Visitor />));
  expect(console.info).toHaveBeenCalledWith('Profile', profile);
});

test('logs a failure and shows nothing', async () => {
  const error = new Error('503');
  request.mockRejectedValue(error);
  const { container } = await act(async () => render(<Visitor />));
  expect(console.error).toHaveBeenCalledWith('Failed to fetch profile', error);
  expect(container).toBeEmptyDOMElement();
});

test('asks once even when React runs the effect twice', async () => {
  request.mockResolvedValue(profile);
  await act(async () =>
    render(
      <StrictMode>
        <Visitor />
      </StrictMode>,
    ),
  );
  expect(request).toHaveBeenCalledTimes(1);
  expect(console.info).toHaveBeenCalledTimes(1);
});

test('asks again on the next visit', async () => {
  request.mockResolvedValue(profile);
  const { unmount } = await act(async () => render(<Visitor />));
  unmount();
  await act(async () => render(<Visitor />));
  expect(request).toHaveBeenCalledTimes(2);
});

test('leaving the page cancels the request without a word', async () => {
  request.mockImplementation(
    (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('canceled')))),
  );
  const { unmount } = await act(async () => render(<Visitor />));
  await act(async () => unmount());
  expect(request.mock.calls[0]?.[0]?.aborted).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
});
