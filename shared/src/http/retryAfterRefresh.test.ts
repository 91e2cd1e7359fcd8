import { REFRESH_URL } from './refreshSession';
import { scriptedClient } from './scriptedClient';

const twenty = Array.from({ length: 20 }, (_, index) => `/things/${index}`);

/** Flushes pending promises. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('refreshes once for twenty parallel 401s, and all twenty succeed', async () => {
  let isRefreshed = false;
  const { client, sent, onSessionEnd } = scriptedClient(async ({ url }) => {
    if (url !== REFRESH_URL) return isRefreshed ? 200 : 401;
    await turn();
    isRefreshed = true;
    return 200;
  });

  const answers = await Promise.all(twenty.map((url) => client.get(url)));

  expect(answers.map(({ data }) => data.url)).toEqual(twenty);
  expect(sent(REFRESH_URL)).toBe(1);
  expect(twenty.map(sent)).toEqual(twenty.map(() => 2));
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('does not loop when the retry gets a 401 again', async () => {
  const { client, sent, onSessionEnd } = scriptedClient(({ url }) => (url === REFRESH_URL ? 200 : 401));

  await expect(client.get('/things')).rejects.toMatchObject({ response: { status: 401 } });

  expect(sent('/things')).toBe(2);
  expect(sent(REFRESH_URL)).toBe(1);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test.each([400, 403, 404, 500])('passes a %i on without a refresh', async (status) => {
  const { client, calls } = scriptedClient(() => status);

  await expect(client.get('/things')).rejects.toMatchObject({ response: { status } });

  expect(calls).toHaveLength(1);
});

test('sends the body of a retried POST as the same JSON', async () => {
  const answers = [401, 200, 200];
  const { client, calls } = scriptedClient((_, position) => answers[position - 1] ?? 500);

  await client.post('/payments', { payee: 'Maya', amount: { minor: 1250 } });

  const [first, , retry] = calls;
  expect(first?.data).toBe('{"payee":"Maya","amount":{"minor":1250}}');
  expect(retry?.data).toBe(first?.data);
  expect(retry?.headers.getContentType()).toBe('application/json');
});
