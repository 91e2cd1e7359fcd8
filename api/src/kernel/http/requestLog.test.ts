import type { Instruments } from '@bank/observability/Instruments.ts';
import { createApi } from '../../createApi.ts';
import { addCustomer, PASSWORD } from '../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../testing/TestBank.ts';
import { TestBrowser } from '../../testing/TestBrowser.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

onEitherDatabase((bank) => {
  async function logged(instruments: Instruments) {
    const lines: Record<string, unknown>[] = [];
    const logTo = { write: (line: string) => lines.push(JSON.parse(line)) };
    const api = await createApi({
      bank: bank().bank,
      hasOutboxPage: false,
      instruments: { ...instruments, logTo },
    });
    const { username, accounts } = await addCustomer(bank().owner, { accounts: [['Checking', 5000]] });
    return { api, lines, username, account: accounts[0], browser: new TestBrowser(api) };
  }

  test('writes one line for each request, under the trace that the gateway has handed on', async () => {
    const { lines, browser } = await logged({ logRequests: true });

    await browser.send('GET', '/auth/me', undefined, { traceparent });

    expect(lines).toMatchObject([
      { level: 30, msg: 'request', trace: TRACE, method: 'GET', route: '/api/v1/auth/me', status: 401 },
    ]);
  });

  test('writes nothing of requests unless it is asked to', async () => {
    const { lines, browser } = await logged({});

    await browser.get('/auth/me');

    expect(lines).toEqual([]);
  });

  test('writes nothing that a customer sends, of answers, refusals and failures', async () => {
    const { api, lines, browser, username, account } = await logged({ logRequests: true });
    api.get('/api/v1/failing/:id', () => Promise.reject(new Error('broken')));

    await browser.signIn(username, PASSWORD);
    const cookies = [...browser.cookies.values()];
    const { id, number } = account ?? {};
    for (const url of [
      `/accounts/${id}/number`,
      `/accounts/${number}/number`,
      `/failing/${number}`,
      `/nowhere/${number}`,
    ])
      await browser.get(`${url}?search=${username}`);
    await browser.post('/transfers', { fromAccountId: id, to: number, memo: 'Rent secret' });
    await browser.send('GET', '/auth/me', undefined, { authorization: 'Bearer secret-token' });

    const text = JSON.stringify(lines);
    expect(lines.flatMap(({ msg, route }) => (msg === 'request' ? route : []))).toEqual([
      ...['/api/v1/auth/login', '/api/v1/accounts/:id/number', '/api/v1/accounts/:id/number'],
      ...['/api/v1/failing/:id', 'none', '/api/v1/transfers', '/api/v1/auth/me'],
    ]);
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'A request failed' }));
    const secrets = [username, PASSWORD, id, number, 'Rent secret', 'secret-token', ...cookies];
    expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([]);
  });
});
