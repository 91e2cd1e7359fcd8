import { AxiosError } from 'axios';
import { REFRESH_URL } from './refreshSession';
import { scriptedClient } from './scriptedClient';

const twenty = Array.from({ length: 20 }, (_, index) => `/things/${index}`);

/** Lets everything that is already decided happen. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('refreshes once for twenty parallel 401s, and all twenty succeed', async () => {
  let isRenewed = false;
  const { client, sent, onSessionEnd } = scriptedClient(async ({ url }) => {
    if (url !== REFRESH_URL) return isRenewed ? 200 : 401;
    await turn();
    isRenewed = true;
    return 200;
  });

  const answers = await Promise.all(twenty.map((url) => client.get(url)));

  expect(answers.map(({ data }) => data.url)).toEqual(twenty);
  expect(sent(REFRESH_URL)).toBe(1);
  expect(twenty.map(sent)).toEqual(twenty.map(() => 2));
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('sends a late 401 of an older generation again without a second refresh', async () => {
  const late = gate();
  let isRenewed = false;
  const { client, sent } = scriptedClient(async ({ url, attempt }) => {
    if (url === REFRESH_URL) {
      isRenewed = true;
      return 200;
    }
    if (url === '/late' && !attempt?.isRetry) {
      await late.opened;
      return 401;
    }
    return isRenewed ? 200 : 401;
  });
  const slow = client.get('/late');
  await client.get('/first');

  late.open();

  await expect(slow).resolves.toMatchObject({ status: 200 });
  expect(sent(REFRESH_URL)).toBe(1);
  expect(sent('/late')).toBe(2);
});

test('lets a late 401 of an older generation wait for the refresh that is under way', async () => {
  const [late, second] = [gate(), gate()];
  let refreshes = 0;
  let isValid = false;
  const { client, sent } = scriptedClient(async ({ url, attempt }) => {
    if (url === REFRESH_URL) {
      refreshes += 1;
      if (refreshes === 2) await second.opened;
      isValid = true;
      return 200;
    }
    if (url === '/late' && !attempt?.isRetry) {
      await late.opened;
      return 401;
    }
    return isValid ? 200 : 401;
  });
  const slow = client.get('/late');
  await client.get('/first');
  isValid = false;
  const other = client.get('/second');
  await turn();

  late.open();
  await turn();
  expect(sent('/late')).toBe(1);
  second.open();

  await expect(slow).resolves.toMatchObject({ status: 200 });
  await expect(other).resolves.toMatchObject({ status: 200 });
  expect(sent(REFRESH_URL)).toBe(2);
});

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

test('fails a late 401 of an ended session at once, without asking again', async () => {
  const late = gate();
  const { client, sent, onSessionEnd } = scriptedClient(async ({ url }) => {
    if (url === '/late') await late.opened;
    return 401;
  });
  const slow = client.get('/late');
  await expect(client.get('/first')).rejects.toMatchObject({ response: { status: 401 } });

  late.open();

  await expect(slow).rejects.toMatchObject({ response: { status: 401 }, config: { url: '/late' } });
  expect(sent(REFRESH_URL)).toBe(1);
  expect(sent('/late')).toBe(1);
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
});

test('refreshes again for the session that follows an ended one', async () => {
  const answers = [401, 401, 401, 200, 200];
  const { client, sent } = scriptedClient((_, position) => answers[position - 1] ?? 500);
  await expect(client.get('/old')).rejects.toBeInstanceOf(AxiosError);

  await expect(client.get('/new')).resolves.toMatchObject({ status: 200 });

  expect(sent(REFRESH_URL)).toBe(2);
});

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

test('does not loop when the retry gets a 401 again', async () => {
  const { client, sent, onSessionEnd } = scriptedClient(({ url }) => (url === REFRESH_URL ? 200 : 401));

  await expect(client.get('/things')).rejects.toMatchObject({ response: { status: 401 } });

  expect(sent('/things')).toBe(2);
  expect(sent(REFRESH_URL)).toBe(1);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test.each(['/auth/login', '/auth/logout'])('does not refresh for the 401 of %s', async (url) => {
  const { client, calls, onSessionEnd } = scriptedClient(() => 401);

  await expect(client.post(url)).rejects.toMatchObject({ response: { status: 401 } });

  expect(calls).toHaveLength(1);
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
