import { bankConfig } from '@bank/shared/config';
import { request } from '@bank/shared/http';
import { testConfig } from '@bank/shared/testing';

/**
 * Puts the bank into live mode, with an API that does as it is told: `answer` decides each call in turn. Needs
 * `@bank/shared/config` and `@bank/shared/http` mocked (`jest.mock`) by the test.
 */
export function liveBank() {
  const send = jest.mocked(request);
  send.mockReset().mockResolvedValue(undefined);
  jest.mocked(bankConfig).mockReturnValue({ ...testConfig, dataMode: 'live' });
  return {
    sent: () => send.mock.calls.map(([{ url, data }]) => ({ url, data })),
    answer: (body: unknown) => send.mockResolvedValueOnce(body),
    refuse: (status: number, problem: object) => send.mockRejectedValueOnce(refusal(status, problem)),
    hangUp: () => send.mockRejectedValueOnce(new Error('Network Error')),
  };
}

/** What `request` rejects with when the API has sent a problem document. */
export function refusal(status: number, problem: object): Error {
  return Object.assign(new Error('Request failed'), { response: { status, data: { status, detail: '', ...problem } } });
}
