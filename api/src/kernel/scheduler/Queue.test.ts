import { sql } from 'kysely';
import { jobRun } from '../../testing/jobRun.ts';
import { onEitherDatabase } from '../../testing/TestBank.ts';
import { type Bank, HOUR, MINUTE, SECOND } from '../bank/Bank.ts';
import { Queue } from './Queue.ts';

/** Any table does that has the columns of a queue. */
const queue = new Queue({ table: 'errands', id: 'id', waiting: () => sql`not is_done`, since: 'since' });

onEitherDatabase((bank) => {
  beforeAll(() =>
    sql`
      create table errands (id text primary key, since timestamptz(3) not null, is_done boolean not null default false,
        failures smallint not null default 0, retry_at timestamptz(3))`.execute(bank().owner),
  );
  beforeEach(() => sql`truncate errands`.execute(bank().owner));

  const fill = async (count: number, prefix = 'good') => {
    await sql`
      insert into errands (id, since)
      select ${prefix} || at, ${bank().bank.now()}::timestamptz + make_interval(secs => at / 1000.0)
      from generate_series(1, ${count}::integer) as at`.execute(bank().owner);
  };
  const finish = async ({ db }: Bank, id: string) => {
    if (id.startsWith('bad')) throw new Error(`${id} fails`);
    await sql`update errands set is_done = true, failures = 0, retry_at = null where id = ${id}`.execute(db);
  };
  const left = async () => {
    const { rows } = await sql<{ id: string }>`select id from errands where not is_done order by id`.execute(
      bank().owner,
    );
    return rows.map(({ id }) => id);
  };

  test('works off all that waits in one run, shared among processes, each row once', async () => {
    await fill(350);
    const done: string[] = [];
    const work = async (one: Bank, id: string) => {
      await finish(one, id);
      done.push(id);
    };

    await Promise.all([1, 2, 3].map(() => queue.drain(bank().bank, jobRun(), work)));

    expect(await left()).toEqual([]);
    expect([done.length, new Set(done).size]).toEqual([350, 350]);
  });

  test('sets aside what fails, however much and old it is, and works off what is newer', async () => {
    await fill(120, 'bad');
    await fill(120);
    const logged = jest.fn();

    await queue.drain(bank().bank, jobRun(logged), finish);

    expect((await left()).every((id) => id.startsWith('bad'))).toBe(true);
    expect(logged).toHaveBeenCalledTimes(120);
    expect(await queue.setAside(bank().bank)).toBe(120);
  });

  test('works off rows that share transactions, and those of one that fails each by itself', async () => {
    await fill(1, 'bad');
    await fill(199);
    const shared: string[] = [];
    const alone: string[] = [];
    const logged = jest.fn();

    await queue.drainTogether(bank().bank, jobRun(logged), async (one, ids) => {
      (ids.length === 1 ? alone : shared).push(...ids);
      for (const id of ids) await finish(one, id);
    });

    expect(await left()).toEqual(['bad1']);
    expect([shared.length, alone.length]).toEqual([200, 25]);
    expect(logged.mock.calls).toEqual([[new Error('bad1 fails')]]);
    expect(await queue.setAside(bank().bank)).toBe(1);
  });

  test('tells how long the oldest has waited that was never tried, and nothing of what failed', async () => {
    await fill(1, 'bad');
    await queue.drain(bank().bank, jobRun(jest.fn()), finish);
    bank().ahead = HOUR;
    expect(await queue.oldestSeconds(bank().bank)).toBe(0);

    await fill(3);
    bank().ahead = HOUR + 20 * MINUTE;
    expect(Math.round((await queue.oldestSeconds(bank().bank)) / 60)).toBe(20);

    await queue.drain(bank().bank, jobRun(jest.fn()), finish);
    expect(await queue.oldestSeconds(bank().bank)).toBe(0);
  });

  test('tries again what failed, after pauses that double up to some hours', async () => {
    await fill(1, 'bad');
    const tries: number[] = [];
    for (bank().ahead = 0; bank().ahead < 24 * HOUR; bank().ahead += 30 * SECOND)
      await queue.drain(
        bank().bank,
        jobRun(() => tries.push(bank().ahead)),
        finish,
      );

    const pauses = tries.slice(1).map((at, before) => Math.round((at - (tries[before] ?? 0)) / MINUTE));
    expect(pauses.slice(0, 4)).toEqual([1, 1, 2, 4]);
    expect(Math.max(...pauses)).toBeGreaterThanOrEqual(240);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(241);
  });

  test('leaves what a process had claimed that is gone to the others, a minute later', async () => {
    await fill(5);
    const gone = () => Promise.reject(new Error('The process is gone.'));
    await expect(queue.drain(bank().bank, jobRun(), finish, gone)).rejects.toThrow('gone');
    await queue.drain(bank().bank, jobRun(), finish);
    expect(await left()).toHaveLength(5);

    bank().ahead = MINUTE;
    await queue.drain(bank().bank, jobRun(), finish);

    expect(await left()).toEqual([]);
  });

  test('ends after what is under way when it is told to', async () => {
    await fill(50);
    const stop = new AbortController();
    const work = async (one: Bank, id: string) => {
      stop.abort();
      await finish(one, id);
    };

    await queue.drain(bank().bank, jobRun(undefined, stop), work);

    const rest = (await left()).length;
    expect(rest).toBeGreaterThanOrEqual(46);
    expect(rest).toBeLessThan(50);
  });

  test('asks again for what is on its way at first soon, and then ever less often', async () => {
    await fill(1);
    const asked: number[] = [];
    const ask = async (one: Bank, id: string) => {
      asked.push(bank().ahead);
      await queue.askLater(one, id);
    };
    for (bank().ahead = 0; bank().ahead < 12 * HOUR; bank().ahead += 15 * SECOND)
      await queue.drain(bank().bank, jobRun(), ask);

    expect(asked.slice(0, 3)).toEqual([0, 15 * SECOND, 30 * SECOND]);
    expect(asked.length).toBeLessThan(80);
    expect((asked.at(-1) ?? 0) - (asked.at(-2) ?? 0)).toBeLessThanOrEqual(HOUR + MINUTE);
  });
});
