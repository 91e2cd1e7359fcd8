import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal } from '../../../testing/TestBrowser.ts';

const REFRESH = '__Host-bank_refresh';

onEitherDatabase((bank) => {
  const signedIn = async () => {
    const { username } = await addCustomer(bank().owner);
    return bank().browser().signIn(username, PASSWORD);
  };
  const rowsOf = async (table: 'access_tokens' | 'refresh_tokens') =>
    (await bank().bank.db.selectFrom(table).select('hash').execute()).length;

  test.each([
    ['of one token', true],
    ['of each new token', false],
  ])('keeps few rows of many refreshes %s, and the session goes on', async (_, isSame) => {
    const browser = await signedIn();
    const [access, refresh] = [await rowsOf('access_tokens'), await rowsOf('refresh_tokens')];
    const token = browser.cookies.get(REFRESH) ?? '';

    const statuses: number[] = [];
    for (let count = 0; count < 150; count += 1) {
      if (isSame) browser.cookies.set(REFRESH, token);
      const answer = await browser.post('/auth/refresh');
      statuses.push(answer.statusCode);
      if (answer.statusCode !== 200) expect(refusal(answer)).toMatchObject({ status: 429, name: 'too-many-attempts' });
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect((await rowsOf('access_tokens')) - access).toBeLessThanOrEqual(20);
    expect((await rowsOf('refresh_tokens')) - refresh).toBeLessThanOrEqual(120);
    expect((await browser.get('/auth/me')).statusCode).toBe(200);
  });
});
