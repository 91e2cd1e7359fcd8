import { joinTabs } from '../tabs/channel';
import { FakeChannel } from '../testing/FakeChannel';
import { PROBE_URL, REFRESH_URL } from './renewSession';
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

test('refreshes without looking while there has been no other tab', async () => {
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

test('refreshes when the look says that no tab has', async () => {
  openOtherTab();
  const answers = [401, 401, 200, 200];
  const { client, calls, onSessionEnd } = scriptedClient((_, position) => answers[position - 1] ?? 500);

  await expect(client.get('/things')).resolves.toMatchObject({ status: 200 });

  expect(urls(calls)).toEqual(['/things', PROBE_URL, REFRESH_URL, '/things']);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('goes on with what the winner got when it loses a race for the refresh', async () => {
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
