import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { addCustomer, PASSWORD } from '../../testing/addCustomer.ts';
import { onPostgres, type TestBank } from '../../testing/TestBank.ts';
import { refusal } from '../../testing/TestBrowser.ts';
import { waitForLocks } from '../../testing/waitForLocks.ts';
import { Lanes } from '../throttles/Lanes.ts';
import { AT_ONCE } from './requireCustomer.ts';

/** More than the connections of the database, and fewer than may wait. */
const STORM = 100;
/** More than may wait. */
const FLOOD = 310;
/** Many more than a request takes to get to its place. */
const MAX_TURNS = 100_000;

onPostgres((bank) => {
  async function customerOf({ owner }: TestBank) {
    const { id, username } = await addCustomer(owner, { accounts: [['Checking', 100_00]] });
    return { id, username, browser: await bank().browser().signIn(username, PASSWORD) };
  }

  /** What reads entries meanwhile waits, with its connection to the database. */
  function whileEntriesAreLocked<T>(work: () => Promise<T>): Promise<T> {
    return bank()
      .owner.transaction()
      .execute(async (trx) => {
        await sql`lock table entries in access exclusive mode`.execute(trx);
        return work();
      });
  }

  async function atDatabase(): Promise<number> {
    const { rows } = await sql<{ count: bigint }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(bank().owner);
    return Number(rows[0]?.count);
  }

  test('has two requests of a customer at the database at once, of all their sessions, and answers others meanwhile', async () => {
    const { username, browser } = await customerOf(bank());
    const second = await bank().browser().signIn(username, PASSWORD);
    const other = await customerOf(bank());

    const { sent, counts, answers } = await whileEntriesAreLocked(async () => {
      const sent = Array.from({ length: STORM }, (_, index) => {
        const one = index % 2 === 0 ? browser : second;
        return one.get(index % 3 === 0 ? '/orders' : '/transactions?text=coffee');
      });
      await waitForLocks(bank(), AT_ONCE);
      const counts = new Set<number>();
      const answers = new Set<number>();
      for (let time = 0; time < 20; time += 1) {
        answers.add((await other.browser.get('/auth/me')).statusCode);
        counts.add(await atDatabase());
      }
      return { sent, counts, answers };
    });

    expect([...answers]).toEqual([200]);
    expect([...counts]).toEqual([AT_ONCE]);
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(STORM).fill(200));
  });

  test('refuses at once what would wait behind three hundred others, with Retry-After', async () => {
    const { browser } = await customerOf(bank());

    let answered = 0;
    const ask = async () => {
      const answer = await browser.get('/orders');
      answered += 1;
      return answer;
    };
    const { sent, refused, answeredThen } = await whileEntriesAreLocked(async () => {
      const sent = Array.from({ length: FLOOD }, ask);
      return { sent, refused: await sent.at(-1), answeredThen: answered };
    });

    expect(refused && refusal(refused)).toEqual({ status: 429, name: 'too-many-attempts' });
    expect(refused?.headers['retry-after']).toBe('5');
    expect(answeredThen).toBeLessThanOrEqual(FLOOD - 300);
    await Promise.all(sent);
  });

  test('does nothing of a request whose sender left while it waited', async () => {
    const { id, browser } = await customerOf(bank());
    const enter = jest.spyOn(Lanes.prototype, 'enter');
    const gone = new AbortController();
    const payee = { name: 'Noah Beck', accountNumber: 'GB82WEST12345698765432' };

    const address = await bank().api.listen({ host: '127.0.0.1', port: 0 });
    const headers = { ...browser.headers(), 'content-type': 'application/json' };
    const post = { method: 'POST', headers, body: JSON.stringify(payee), signal: gone.signal };

    const sent = await whileEntriesAreLocked(async () => {
      const sent = Array.from({ length: AT_ONCE }, () => browser.get('/transactions'));
      await waitForLocks(bank(), AT_ONCE);
      const left = fetch(`${address}/api/v1/payees`, post);
      const isWaiting = () => enter.mock.calls.filter(([key]) => key === id).length > AT_ONCE;
      for (let turn = 0; turn < MAX_TURNS && !isWaiting(); turn += 1) await setImmediate();
      gone.abort();
      await expect(left).rejects.toThrow('aborted');
      await expect(enter.mock.results.at(-1)?.value).rejects.toThrow();
      expect(enter.mock.lastCall?.[1]?.aborted).toBe(true);
      return sent;
    });

    await Promise.all(sent);
    enter.mockRestore();
    expect((await browser.get('/payees')).json()).toEqual([]);
  });
});
