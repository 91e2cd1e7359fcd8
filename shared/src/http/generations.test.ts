import { AxiosError } from 'axios';
import { REFRESH_URL } from './refreshSession';
import { scriptedClient } from './scriptedClient';

/** Flushes pending promises. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('sends a late 401 of an older generation again without a second refresh', async () => {
  const late = gate();
  let isRefreshed = false;
  const { client, sent } = scriptedClient(async ({ url, attempt }) => {
    if (url === REFRESH_URL) {
      isRefreshed = true;
      return 200;
    }
    if (url === '/late' && !attempt?.isRetry) {
      await late.opened;
      return 401;
    }
    return isRefreshed ? 200 : 401;
  });
  const slow = client.get('/late');
  await client.get('/first');

  late.open();

  await expect(slow).resolves.toMatchObject({ status: 200 });
  expect(sent(REFRESH_URL)).toBe(1);
  expect(sent('/late')).toBe(2);
});

test('does not send it again when the customer signs out in that moment', async () => {
  const late = gate();
  const { client, sent, signOut } = scriptedClient(async ({ url, attempt }) => {
    if (url === REFRESH_URL || attempt?.isRetry) return 200;
    if (url === '/late') await late.opened;
    return 401;
  });
  // The network listens first, and then whoever waits for the refresh.
  const listen = jest
    .fn()
    .mockImplementationOnce(() => {})
    .mockImplementationOnce(signOut);
  const slow = client.get('/late', { signal: { aborted: false, addEventListener: listen } });
  await client.get('/first');

  late.open();

  await expect(slow).rejects.toMatchObject({ response: { status: 401 } });
  expect(listen).toHaveBeenCalledTimes(2);
  expect(sent('/late')).toBe(1);
});

test('lets a late 401 of an older generation wait for the refresh in progress', async () => {
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
  const { client, sent, signIn } = scriptedClient((_, position) => answers[position - 1] ?? 500);
  await expect(client.get('/old')).rejects.toBeInstanceOf(AxiosError);
  signIn();

  await expect(client.get('/new')).resolves.toMatchObject({ status: 200 });

  expect(sent(REFRESH_URL)).toBe(2);
});
