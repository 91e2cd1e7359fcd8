import { type ApiReply, installApi } from '@bank/shared/testing';

/** Live mode with an API that gives the answer of the test to the next call, and says no more than yes to all others. */
export function mockLiveBank() {
  const api = installApi();
  const next = (reply: ApiReply) => api.answer('*', reply, {});
  api.answer('*', {});
  return {
    sent: () => api.calls.map(({ name, body }) => ({ url: name.replace('POST ', ''), data: body })),
    answer: (body: unknown) => next({ body }),
    rejectWith: (status: number, problem: object) => next({ status, body: { status, detail: '', ...problem } }),
    failNetwork: () => next('broken'),
  };
}

/** What `request` rejects with when the API answers with a problem document. */
export function problemError(status: number, problem: object): Error {
  return Object.assign(new Error('Request failed'), { response: { status, data: { status, detail: '', ...problem } } });
}
