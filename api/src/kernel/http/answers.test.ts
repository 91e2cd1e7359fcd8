import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { addCustomer, PASSWORD } from '../../testing/addCustomer.ts';
import { onEitherDatabase, type TestBank } from '../../testing/TestBank.ts';
import { refusal } from '../../testing/TestBrowser.ts';
import { DAY, later } from '../bank/Bank.ts';
import { dayAt } from '../bank/days.ts';
import { newApi } from './newApi.ts';

const TOMORROW = dayAt(later(new Date(), DAY));
const TRACE = '0af7651916cd43dd8448eb211c80319c';

async function payer(bank: TestBank) {
  const { username, accounts } = await addCustomer(bank.owner, {
    accounts: [
      ['Checking', 5000],
      ['Savings', 0],
    ],
  });
  const [from, to] = accounts.map(({ id }) => id);
  const browser = await bank.browser().signIn(username, PASSWORD);
  const send = (url: string, order: object, key = randomUUID()) =>
    browser.post(url, { fromAccountId: from, to, ...order }, { 'idempotency-key': key });
  return { browser, send };
}

/** @returns what the server answers to bytes that no HTTP client sends */
async function answerTo(bytes: string): Promise<string> {
  const api = await newApi();
  await api.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((api.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.end(bytes);
  await once(socket, 'close');
  await api.close();
  return answer;
}

onEitherDatabase((bank) => {
  test('names every answer by the trace of its request', async () => {
    const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
    const answer = await bank().browser().send('GET', '/health', undefined, { traceparent });

    expect(answer.headers['x-request-id']).toBe(TRACE);
  });

  test('says which methods an address takes, and that there is none where nothing answers', async () => {
    const { browser } = await payer(bank());
    const wrong = await browser.delete(`/schedules/${randomUUID()}/skip?on=1`);

    expect(refusal(wrong)).toMatchObject({ status: 405, name: 'wrong-method' });
    expect(wrong.headers.allow).toBe('POST');
    expect((await browser.delete('/payees')).headers.allow).toBe('GET, HEAD, POST');
    const unknown = await browser.get('/payees/1/2/3');
    expect([refusal(unknown).status, unknown.headers.allow]).toEqual([404, undefined]);
  });

  test('says what a refused caller lacks, and for how long', async () => {
    const stranger = bank().browser();
    const { headers } = await stranger.get('/auth/me');
    for (let time = 0; time < 3; time += 1) await stranger.post('/auth/forgot-password', { phone: '+1 222 333' });
    const limited = await stranger.post('/auth/forgot-password', { phone: '+1 222 333' });

    expect(headers['www-authenticate']).toBe('Cookie realm="bank", cookie-name="__Host-bank_access"');
    expect(limited.headers.ratelimit).toBe(`"too-many-attempts";r=0;t=${limited.headers['retry-after']}`);
  });

  test('answers a read that repeats with 304, and anything else in full', async () => {
    const { browser, send } = await payer(bank());
    const again = (url: string, tag: string) => browser.send('GET', url, undefined, { 'if-none-match': tag });
    const { headers } = await browser.get('/accounts');
    const tag = String(headers.etag);

    const same = await again('/accounts', `"other", W/${tag}`);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', tag]);
    await send('/transfers', { amount: { minor: 1, currency: 'USD' } });
    expect((await again('/accounts', tag)).statusCode).toBe(200);
    expect((await bank().browser().get('/accounts')).headers.etag).toBeUndefined();
    expect((await browser.post('/payees', {})).headers.etag).toBeUndefined();
  });

  test.each([
    ['/transfers', '/orders', {}],
    ['/schedules', '/schedules', { firstOn: TOMORROW, rhythm: 'monthly' }],
  ])('says where to find what %s made, and that a repeated key made nothing', async (url, found, order) => {
    const { browser, send } = await payer(bank());
    const wanted = { amount: { minor: 100, currency: 'USD' }, ...order };
    const key = randomUUID();
    const [first, second] = [await send(url, wanted, key), await send(url, wanted, key)];

    expect(first.headers.location).toBe(`/api/v1${found}/${first.json().id}`);
    expect([first, second].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(second.json()).toEqual(first.json());
    expect((await browser.get(`${found}/${first.json().id}`)).statusCode).toBe(200);
  });

  test.each(['/transfers', '/schedules'])('says that %s refused the same before', async (url) => {
    const { send } = await payer(bank());
    const order = { amount: { minor: 100, currency: 'USD' }, to: randomUUID() };
    const key = randomUUID();
    const plan = url === '/schedules' ? { firstOn: TOMORROW, rhythm: 'monthly' } : {};
    const answers = [await send(url, { ...order, ...plan }, key), await send(url, { ...order, ...plan }, key)];
    const other = await send(url, { ...order, ...plan, memo: 'Other' }, key);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(answers.map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect([refusal(other).name, other.headers['idempotency-replayed']]).toEqual(['key-reused', undefined]);
  });

  test('answers an address that cannot be read with a problem', async () => {
    const answer = await bank().browser().get('/accounts/%E0%A4/details');

    expect(refusal(answer)).toMatchObject({ status: 400, name: 'malformed' });
    expect(answer.headers['content-type']).toMatch('application/problem+json');
  });
});

test.each([
  ['no HTTP', 'HELLO\r\n\r\n'],
  ['headers that are too large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
])('answers %s with a problem', async (_, bytes) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');

  expect(head).toMatch(/^HTTP\/1\.1 400 [\s\S]*content-type: application\/problem\+json/);
  expect(JSON.parse(body)).toMatchObject({ type: '/problems/malformed', status: 400 });
});
