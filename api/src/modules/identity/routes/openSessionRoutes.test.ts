import { IDLE_LIMIT_MS } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal } from '../../../testing/TestBrowser.ts';

interface OpenSession {
  id: string;
  isCurrent: boolean;
}

async function inThreeBrowsers(bank: TestBank) {
  const customer = await addCustomer(bank.owner);
  const [here, there, elsewhere] = [bank.browser(), bank.browser(), bank.browser()];
  for (const browser of [there, elsewhere, here]) await browser.signIn(customer.username, PASSWORD);
  return { customer, here, there, elsewhere };
}

onEitherDatabase((bank) => {
  test('lists where the customer is signed in, and which of them asks', async () => {
    const { here, there } = await inThreeBrowsers(bank());
    await there.post('/auth/logout');

    const sessions: OpenSession[] = (await here.get('/sessions')).json();

    expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    expect(sessions[0]).toMatchObject({ startedAt: expect.any(String), network: expect.stringMatching(/^10\./) });
  });

  test('leaves out sessions that are over without anybody having ended them', async () => {
    const { here, customer } = await inThreeBrowsers(bank());
    bank().ahead = IDLE_LIMIT_MS + 1000;
    await here.signIn(customer.username, PASSWORD);

    expect((await here.get('/sessions')).json()).toHaveLength(1);
  });

  test('ends one of one’s other sessions, and nobody else’s', async () => {
    const { here, there, elsewhere } = await inThreeBrowsers(bank());
    const { here: stranger } = await inThreeBrowsers(bank());
    const [own] = (await there.get('/sessions')).json().filter(({ isCurrent }: OpenSession) => isCurrent);

    expect(refusal(await stranger.delete(`/sessions/${own.id}`)).name).toBe('not-found');
    expect(refusal(await there.delete(`/sessions/${own.id}`)).name).toBe('not-found');
    expect((await here.delete(`/sessions/${own.id}`)).statusCode).toBe(204);

    expect((await there.get('/auth/me')).statusCode).toBe(401);
    expect((await there.post('/auth/refresh')).statusCode).toBe(401);
    expect((await elsewhere.get('/auth/me')).statusCode).toBe(200);
  });

  test('ends all others, each once in the audit', async () => {
    const { here, there, elsewhere, customer } = await inThreeBrowsers(bank());

    await here.delete('/sessions');
    await here.delete('/sessions');

    for (const other of [there, elsewhere]) expect((await other.get('/auth/me')).statusCode).toBe(401);
    expect((await here.get('/auth/me')).statusCode).toBe(200);
    const { db } = bank().bank;
    const events = await db.selectFrom('audit_events').select('event').where('chain', '=', customer.id).execute();
    expect(events.filter(({ event }) => event === 'session-ended')).toHaveLength(2);
  });
});
