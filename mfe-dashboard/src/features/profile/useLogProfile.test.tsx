import { type ApiReply, renderInBank } from '@bank/shared/testing';
import { act, render, waitFor } from '@testing-library/react';
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
const open = (reply: ApiReply) => renderInBank(<Visitor />, { api: { [PROFILE]: reply } });

function Visitor() {
  useLogProfile();
  return null;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('logs the profile', async () => {
  await open({ body: profile });
  expect(console.info).toHaveBeenCalledWith('Profile', profile);
});

test('logs a failure and shows nothing', async () => {
  const { container } = await open({ status: 503 });
  expect(console.error).toHaveBeenCalledWith('Failed to fetch profile', expect.any(Error));
  expect(container).toBeEmptyDOMElement();
});

test('asks and logs once even when React runs the effect twice', async () => {
  const { api } = await renderInBank(
    <StrictMode>
      <Visitor />
    </StrictMode>,
    { api: { [PROFILE]: { body: profile } } },
  );
  expect(api.calls).toHaveLength(1);
  expect(console.info).toHaveBeenCalledTimes(1);
});

test('asks again on the next visit', async () => {
  const { api, unmount } = await open({ body: profile });
  unmount();
  await act(async () => render(<Visitor />));
  expect(api.calls).toHaveLength(2);
});

test('leaving the page cancels the request without a word', async () => {
  const { api, unmount } = await open('silence');
  unmount();
  await waitFor(() => expect(api.calls).toMatchObject([{ isAborted: true }]));
  expect(console.error).not.toHaveBeenCalled();
});
