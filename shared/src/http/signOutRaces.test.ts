import { REFRESH_URL } from './refreshSession';
import { scriptedClient } from './scriptedClient';

const never = new Promise<number>(() => {});

/** Flushes pending promises. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('fails all waiting calls at once when the customer signs out during the refresh, and sends none again', async () => {
  const { client, sent, signOut, onSessionEnd } = scriptedClient(({ url }) => (url === REFRESH_URL ? never : 401));
  const waiting = ['/one', '/two'].map((url) => client.get(url));
  await turn();

  signOut();

  for (const outcome of await Promise.allSettled(waiting)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { response: { status: 401 } } });
  }
  expect([sent('/one'), sent('/two')]).toEqual([1, 1]);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('calls the refresh itself off, so that no answer of it lands after the logout', async () => {
  const { client, calls, signOut } = scriptedClient(({ url }) => (url === REFRESH_URL ? never : 401));
  const waiting = client.get('/things').catch(() => {});
  await turn();

  signOut();
  await waiting;

  expect(calls.find(({ url }) => url === REFRESH_URL)?.signal?.aborted).toBe(true);
});

test('never sends a call of one customer in the name of the next', async () => {
  let answerLate = (_: number) => {};
  const late = new Promise<number>((resolve) => {
    answerLate = resolve;
  });
  const { client, calls, signIn, signOut } = scriptedClient(({ url }) => (url === '/late' ? late : 200));
  const slow = client.post('/late', { payee: 'Maya' });
  await turn();

  signOut();
  signIn();
  answerLate(401);

  await expect(slow).rejects.toMatchObject({ response: { status: 401 } });
  expect(calls.map(({ url }) => url)).toEqual(['/late']);
});

test('does not end the next session when the refresh of the former one is refused late', async () => {
  let refuse = (_: number) => {};
  const refused = new Promise<number>((resolve) => {
    refuse = resolve;
  });
  const { client, onSessionEnd, signIn, signOut } = scriptedClient(({ url }) => (url === REFRESH_URL ? refused : 401));
  const waiting = client.get('/things').catch(() => {});
  await turn();

  signOut();
  signIn();
  refuse(401);
  await waiting;
  await turn();

  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('starts no refresh for a call that was sent while nobody was signed in', async () => {
  const { client, calls, signOut } = scriptedClient(() => 401);
  signOut();

  await expect(client.post('/auth/login')).rejects.toMatchObject({ response: { status: 401 } });

  expect(calls).toHaveLength(1);
});
