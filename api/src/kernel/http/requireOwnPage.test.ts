import { onPostgres } from '../../testing/TestBank.ts';
import { refusal } from '../../testing/TestBrowser.ts';

onPostgres((bank) => {
  const logout = (headers: Record<string, string>) =>
    bank().api.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: { host: 'bank.example', ...headers } });
  const ours = { 'x-bank-request': '1' };

  test.each([
    ['from the page itself', { ...ours, 'sec-fetch-site': 'same-origin' }],
    ['from a browser that only tells the origin', { ...ours, origin: 'http://bank.example' }],
    [
      'through a gateway that was asked over TLS',
      {
        ...ours,
        origin: 'https://www.bank.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'www.bank.example',
      },
    ],
  ])('takes a change %s', async (_, headers) => {
    expect((await logout(headers)).statusCode).toBe(204);
  });

  test.each([
    ['from another site', { ...ours, 'sec-fetch-site': 'cross-site', origin: 'http://bank.example' }],
    ['from a sibling subdomain', { ...ours, 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', { ...ours, 'sec-fetch-site': 'none' }],
    ['from another origin', { ...ours, origin: 'http://evil.example' }],
    ['from another port', { ...ours, origin: 'http://bank.example:81' }],
    ['from a sandboxed frame', { ...ours, origin: 'null' }],
    ['from who knows where', ours],
    ['sent by a plain form', { 'sec-fetch-site': 'same-origin' }],
  ])('refuses a change %s', async (_, headers: Record<string, string>) => {
    expect(refusal(await logout(headers))).toMatchObject({ status: 403, name: 'not-allowed' });
  });

  test('takes nothing but JSON', async () => {
    const payload = 'username=a&password=b';
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await bank().browser().send('POST', '/auth/login', payload, { 'content-type': type });
      expect(refusal(answer)).toMatchObject({ status: 415, name: 'not-json' });
    }
  });
});
