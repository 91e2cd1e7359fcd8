import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { createApi } from '../../../createApi.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onPostgres } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { sweep } from '../sweep.ts';

onPostgres((bank) => {
  const signedIn = async () => {
    const customer = await addCustomer(bank().owner);
    return { customer, browser: await bank().browser().signIn(customer.username, PASSWORD) };
  };
  /** Asks like the gateway. */
  const ask = (
    { cookies }: TestBrowser,
    {
      method = 'GET' as 'GET' | 'POST',
      audience = 'cards',
      headers = {} as Record<string, string>,
      api = bank().api as Api,
    } = {},
  ) =>
    api.inject({
      method,
      url: `/internal/assertion?${new URLSearchParams({ audience })}`,
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), host: 'bank.example', ...headers },
    });
  const keySet = async () => (await bank().api.inject('/.well-known/jwks.json')).json<JSONWebKeySet>();
  const verify = async (assertion: string, audience = 'cards') =>
    jwtVerify(assertion, createLocalJWKSet(await keySet()), {
      audience,
      issuer: 'bank',
      algorithms: ['EdDSA'],
      requiredClaims: ['exp', 'sub'],
      currentDate: bank().bank.now(),
    });
  const assertionFor = async (browser: TestBrowser, api?: Api) =>
    (await ask(browser, api && { api })).json<{ assertion: string }>().assertion;
  const keyOf = (assertion: string) => decodeProtectedHeader(assertion).kid;

  test('says to one service, for a minute, who is signed in, and nothing else about the customer', async () => {
    const { customer, browser } = await signedIn();
    const session = await bank()
      .bank.db.selectFrom('sessions')
      .select('id')
      .where('customer_id', '=', customer.id)
      .executeTakeFirstOrThrow();

    const assertion = await assertionFor(browser);

    const { payload } = await verify(assertion);
    const { iat = 0 } = payload;
    expect(payload).toEqual({ iss: 'bank', sub: customer.id, sid: session.id, aud: 'cards', iat, exp: iat + 60 });
    await expect(verify(assertion, 'loans')).rejects.toThrow('unexpected "aud" claim value');
    bank().ahead = MINUTE;
    await expect(verify(assertion)).rejects.toThrow('"exp" claim timestamp check failed');
  });

  test('says nothing once the session is over', async () => {
    const { browser } = await signedIn();
    const before = new Map(browser.cookies);
    await browser.post('/auth/logout');
    for (const [name, value] of before) browser.cookies.set(name, value);

    expect(refusal(await ask(browser))).toMatchObject({ status: 401, name: 'not-signed-in' });
    expect(refusal(await ask(bank().browser()))).toMatchObject({ status: 401, name: 'not-signed-in' });
  });

  test('is given for a change only to the bank’s own pages', async () => {
    const { browser } = await signedIn();
    const asPage = { 'sec-fetch-site': 'same-origin', 'x-bank-request': '1' };
    const change = (headers: Record<string, string>) => ask(browser, { method: 'POST', headers });

    expect((await change(asPage)).statusCode).toBe(200);
    const forged: Record<string, string>[] = [
      {},
      { ...asPage, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of forged)
      expect(refusal(await change(headers))).toMatchObject({ status: 403, name: 'not-allowed' });
  });

  test.each(['', 'Cards', "' or 1=1", '../x', 'x'.repeat(50)])('takes %j for no service', async (audience) => {
    const { browser } = await signedIn();

    expect(refusal(await ask(browser, { audience }))).toMatchObject({ status: 422, paths: ['/audience'] });
  });

  test('is out of reach of pages', async () => {
    const { browser } = await signedIn();

    expect(refusal(await browser.get('/internal/assertion?audience=cards')).name).toBe('not-found');
  });

  test('replaces its key every day, publishes the next one before, and keeps the old one while it counts', async () => {
    const { customer, browser } = await signedIn();
    const again = async () => assertionFor(await bank().browser().signIn(customer.username, PASSWORD));
    const kids = async () => (await keySet()).keys.map(({ kid }) => kid);
    const first = keyOf(await assertionFor(browser));

    bank().ahead = DAY - 30 * MINUTE;
    expect(keyOf(await again())).toBe(first);
    const [, next] = (await kids()).slice(-2);
    expect([first, next].every(Boolean) && first !== next).toBe(true);

    bank().ahead = DAY - 10 * SECOND;
    const last = await again();
    bank().ahead = DAY + 10 * SECOND;
    const following = await again();
    expect([keyOf(last), keyOf(following)]).toEqual([first, next]);
    await verify(last);
    await verify(following);

    bank().ahead = DAY + HOUR;
    expect(await kids()).not.toContain(first);
    await sweep(bank().bank, jobRun());
    const rows = await bank().bank.db.selectFrom('assertion_keys').select('id').execute();
    expect(rows.map(({ id }) => id)).not.toContain(first);
    bank().ahead = 3 * DAY;
    expect([first, next]).not.toContain(keyOf(await again()));
  });

  test('every API signs with a key of its own, and any of them publishes all', async () => {
    const { browser } = await signedIn();
    const other = await createApi({ bank: bank().bank, hasOutboxPage: false });

    const assertions = [await assertionFor(browser), await assertionFor(browser, other)];

    expect(new Set(assertions.map(keyOf)).size).toBe(2);
    for (const assertion of assertions) await verify(assertion);
    await other.close();
  });

  test('no private key leaves the memory of the API', async () => {
    const { browser } = await signedIn();
    await assertionFor(browser);

    const rows = await bank().bank.db.selectFrom('assertion_keys').selectAll().execute();
    const { keys } = await keySet();
    for (const key of [...keys, ...rows.map(({ public_key }) => JSON.parse(public_key))])
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
  });
});
