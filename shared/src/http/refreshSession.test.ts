import { joinTabs } from '../tabs/channel';
import { LOCK_WAIT_MS } from '../tabs/withSessionLock';
import { FakeChannel } from '../testing/FakeChannel';
import { PROBE_URL, REFRESH_TIMEOUT_MS, REFRESH_URL } from './refreshSession';
import { scriptedClient } from './scriptedClient';

let leave: () => void;
let other: FakeChannel;

beforeEach(() => {
  leave = joinTabs(() => {});
  other = new FakeChannel('bank');
});

afterEach(() => {
  other.close();
  leave();
});

const openOtherTab = () => other.postMessage({ kind: 'hello' });
const urls = (calls: { url?: string }[]) => calls.map(({ url }) => url);

test('refreshes without a check while there has been no other tab', async () => {
  const answers = [401, 200, 200];
  const { client, calls } = scriptedClient((_, position) => answers[position - 1] ?? 500);

  await client.get('/things');

  expect(urls(calls)).toEqual(['/things', REFRESH_URL, '/things']);
});

test('finds that another tab has refreshed, and does not do it again', async () => {
  openOtherTab();
  const answers = [401, 200, 200];
  const { client, calls } = scriptedClient((_, position) => answers[position - 1] ?? 500);

  await expect(client.get('/things')).resolves.toMatchObject({ status: 200 });

  expect(urls(calls)).toEqual(['/things', PROBE_URL, '/things']);
});

test('refreshes when no other tab has', async () => {
  openOtherTab();
  const answers = [401, 401, 200, 200];
  const { client, calls, onSessionEnd } = scriptedClient((_, position) => answers[position - 1] ?? 500);

  await expect(client.get('/things')).resolves.toMatchObject({ status: 200 });

  expect(urls(calls)).toEqual(['/things', PROBE_URL, REFRESH_URL, '/things']);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('uses the winner’s cookies when it loses a race for the refresh', async () => {
  openOtherTab();
  const answers = [401, 401, 401, 200, 200];
  const { client, calls, onSessionEnd } = scriptedClient((_, position) => answers[position - 1] ?? 500);

  await expect(client.get('/things')).resolves.toMatchObject({ status: 200 });

  expect(urls(calls)).toEqual(['/things', PROBE_URL, REFRESH_URL, PROBE_URL, '/things']);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('keeps the session and fails the call when the look gets no clear answer', async () => {
  openOtherTab();
  const { client, sent, onSessionEnd } = scriptedClient(({ url }) => (url === PROBE_URL ? 503 : 401));

  await expect(client.get('/things')).rejects.toMatchObject({ response: { status: 401 } });

  expect(sent(REFRESH_URL)).toBe(0);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('answers another tab that says hello, so that it knows of this one', () => {
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);

  openOtherTab();

  expect(heard).toEqual([{ kind: 'here' }]);
});

describe('an answer that does not come', () => {
  const never = new Promise<number>(() => {});
  const after = (ms: number, status: number) => new Promise<number>((resolve) => setTimeout(resolve, ms, status));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('fails the call before another tab takes the lock away, keeps the session, and the next call refreshes again', async () => {
    let isLost = true;
    const { client, sent, onSessionEnd } = scriptedClient(({ url, attempt }) => {
      if (url === REFRESH_URL) return isLost ? never : 200;
      return attempt?.isRetry ? 200 : 401;
    });
    const lost = client.get('/things').catch((error) => error.response.status);

    await jest.advanceTimersByTimeAsync(REFRESH_TIMEOUT_MS);
    await expect(lost).resolves.toBe(401);
    expect(onSessionEnd).not.toHaveBeenCalled();
    isLost = false;

    await expect(client.get('/things')).resolves.toMatchObject({ status: 200 });
    expect(sent(REFRESH_URL)).toBe(2);
    expect(REFRESH_TIMEOUT_MS).toBeLessThanOrEqual(LOCK_WAIT_MS - 2000);
  });

  test('takes the time of the look from that of the refresh', async () => {
    openOtherTab();
    const { client, calls } = scriptedClient(({ url }) => (url === PROBE_URL ? after(5000, 401) : 401));
    const failed = client.get('/things').catch(() => {});

    await jest.advanceTimersByTimeAsync(REFRESH_TIMEOUT_MS);
    await failed;

    const { timeout } = calls.find(({ url }) => url === REFRESH_URL) ?? {};
    expect(timeout).toBe(REFRESH_TIMEOUT_MS - 5000);
  });

  test('fails the call in time when the device’s clock is set back meanwhile', async () => {
    openOtherTab();
    const { client, calls } = scriptedClient(({ url }) => (url === PROBE_URL ? after(5000, 401) : 401));
    const failed = client.get('/things').catch(() => {});

    await jest.advanceTimersByTimeAsync(1000);
    jest.setSystemTime(Date.now() - 2 * 60 * 60_000);
    await jest.advanceTimersByTimeAsync(REFRESH_TIMEOUT_MS);
    await failed;

    const { timeout } = calls.find(({ url }) => url === REFRESH_URL) ?? {};
    expect(timeout).toBe(REFRESH_TIMEOUT_MS - 5000);
  });
});

test('asks who is signed in to find out whether another tab has refreshed', () => {
  expect(PROBE_URL).toBe('/auth/me');
});
