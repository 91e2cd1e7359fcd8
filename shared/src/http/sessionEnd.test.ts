import { AxiosError } from 'axios';
import { REFRESH_URL } from './refreshSession';
import { scriptedClient } from './scriptedClient';

const twenty = Array.from({ length: 20 }, (_, index) => `/things/${index}`);

/** Flushes pending promises. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

test.each([401, 403])(
  'fails all with their own 401 and ends the session once when the refresh gets a %i',
  async (status) => {
    const { client, sent, onSessionEnd } = scriptedClient(async ({ url }) => {
      await turn();
      return url === REFRESH_URL ? status : 401;
    });

    const outcomes = await Promise.allSettled(twenty.map((url) => client.get(url)));

    const failures = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason);
    expect(failures.map(({ response }) => response.status)).toEqual(twenty.map(() => 401));
    expect(failures.map(({ config }) => config.url)).toEqual(twenty);
    expect(twenty.map(sent)).toEqual(twenty.map(() => 1));
    expect(sent(REFRESH_URL)).toBe(1);
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  },
);

test.each([408, 429, 500, 503])('fails all and keeps the session when the refresh gets a %i', async (status) => {
  const { client, sent, onSessionEnd } = scriptedClient(({ url }) => (url === REFRESH_URL ? status : 401));

  const outcomes = await Promise.allSettled(twenty.map((url) => client.get(url)));

  expect(outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason.response.status === 401)).toBe(
    true,
  );
  expect(twenty.map(sent)).toEqual(twenty.map(() => 1));
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('fails the call and keeps the session when the network breaks during the refresh', async () => {
  const { client, onSessionEnd } = scriptedClient(async ({ url }) => {
    if (url === REFRESH_URL) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
    return 401;
  });

  await expect(client.get('/things')).rejects.toMatchObject({ response: { status: 401 }, config: { url: '/things' } });
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('starts a new refresh for the next 401 after one that failed on the way', async () => {
  const answers = [401, 503, 401, 200, 200];
  const { client, sent } = scriptedClient((_, position) => answers[position - 1] ?? 500);
  await expect(client.get('/things')).rejects.toBeInstanceOf(AxiosError);

  await expect(client.get('/things')).resolves.toMatchObject({ status: 200 });

  expect(sent(REFRESH_URL)).toBe(2);
});
