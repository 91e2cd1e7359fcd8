import { createApi } from '../../createApi.ts';
import { onPostgres } from '../../testing/TestBank.ts';
import { DAY, SECOND } from './Bank.ts';
import { DatabaseClock } from './DatabaseClock.ts';

onPostgres((bank) => {
  afterEach(() => jest.restoreAllMocks());

  test('tells the time of the database, also on a machine whose clock is forty days ahead', async () => {
    const clock = new DatabaseClock(bank().bank.db);
    await clock.adjust();
    expect(clock.isWrong).toBe(false);
    const right = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(right + 40 * DAY);

    expect(Math.abs(clock.now().getTime() - right)).toBeLessThan(5 * SECOND);
    expect(clock.isWrong).toBe(true);
    await expect(clock.adjust()).rejects.toThrow(/differs from the database's by 34\d{5} s, so it takes no requests/);
    expect(Math.abs(clock.now().getTime() - right)).toBeLessThan(60 * SECOND);
  });

  test('takes a machine whose clock is wrong out of those that get requests', async () => {
    let isRight = true;
    const api = await createApi({ bank: bank().bank, hasOutboxPage: false, isClockRight: () => isRight });
    const statusOf = async (url: string) => (await api.inject({ url })).statusCode;
    expect(await statusOf('/readyz')).toBe(200);

    isRight = false;

    expect([await statusOf('/readyz'), await statusOf('/livez')]).toEqual([503, 200]);
    await api.close();
  });
});
