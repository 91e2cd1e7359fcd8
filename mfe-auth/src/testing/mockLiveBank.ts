import { bankConfig } from '@bank/shared/config';
import { request } from '@bank/shared/http';
import { testConfig } from '@bank/shared/testing';

/** Live mode with an API whose answers the test queues. The test has to `jest.mock` shared's `config` and `http`. */
export function mockLiveBank() {
  const send = jest.mocked(request);
  send.mockReset().mockResolvedValue(undefined);
  jest.mocked(bankConfig).mockReturnValue({ ...testConfig, dataMode: 'live' });
  return {
    sent: () => send.mock.calls.map(([{ url, data }]) => ({ url, data })),
    answer: (body: unknown) => send.mockResolvedValueOnce(body),
    rejectWith: (status: number, problem: object) => send.mockRejectedValueOnce(problemError(status, problem)),
    failNetwork: () => send.mockRejectedValueOnce(new Error('Network Error')),
  };
}

/** What `request` rejects with when the API answers with a problem document. */
export function problemError(status: number, problem: object): Error {
  return Object.assign(new Error('Request failed'), { response: { status, data: { status, detail: '', ...problem } } });
}
