import { REFRESH_URL } from './refreshSession';
import { scriptedClient } from './scriptedClient';

/** `npm run bench -- storm` sends ten thousand. */
const STORM = 1000;

test('answers a thousand parallel 401s with one refresh and 2,001 calls in all', async () => {
  let isRefreshed = false;
  const { client, calls, sent } = scriptedClient(async ({ url }) => {
    if (url === REFRESH_URL) isRefreshed = true;
    return isRefreshed ? 200 : 401;
  });
  const storm = Array.from({ length: STORM }, (_, number) => client.get(`/things/${number}`));

  const answers = await Promise.all(storm);

  expect(answers).toHaveLength(STORM);
  expect(sent(REFRESH_URL)).toBe(1);
  expect(calls).toHaveLength(2 * STORM + 1);
});
