import assert from 'node:assert/strict';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { Attack } from './Attack.ts';
import type { Browser } from './Browser.ts';
import { demo, signedIn } from './people.ts';
import type { Victim } from './Victim.ts';

function ask({ origin, service }: Victim, browser: Browser, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(`${origin}/api/${service.name}/any`, { method, headers: { ...browser.headers, ...headers } });
}

export const services: Attack[] = [
  {
    name: 'a squad’s service keeps what it learns of a customer, and tries it elsewhere',
    play: async (victim) => {
      const { origin, service } = victim;
      const browser = await signedIn(victim, demo);
      const { id } = (await browser.get('/auth/me')).json<{ id: string }>();
      const answer = await ask(victim, browser);
      const { authorization = '', ...headers } = service.seen.at(-1) ?? {};
      const secrets = [...browser.cookies.values()].filter((secret) => JSON.stringify(headers).includes(secret));
      assert(answer.status === 200 && secrets.length === 0 && !headers.cookie, `it is sent ${Object.keys(headers)}`);
      assert(!answer.headers.has('set-cookie') && !answer.headers.has('location'), 'it sets a cookie or redirects');

      const assertion = authorization.replace('Bearer ', '');
      const keys = createRemoteJWKSet(new URL(`${origin}/.well-known/jwks.json`));
      // The bank's clock may be another one.
      const currentDate = new Date((decodeJwt(assertion).iat ?? 0) * 1000);
      const verify = (audience: string) => jwtVerify(assertion, keys, { audience, issuer: 'bank', currentDate });
      assert.equal((await verify(service.name)).payload.sub, id);
      await assert.rejects(verify('another'), /"aud"/);
      const api = `${origin}/api/v1/auth/me`;
      const statuses = await Promise.all([
        fetch(api, { headers: { authorization } }).then(({ status }) => status),
        fetch(api, { headers: { cookie: `__Host-bank_access=${assertion}` } }).then(({ status }) => status),
      ]);
      assert.deepEqual(statuses, [401, 401]);
      return 'it knows who asks, and can do nothing with that';
    },
  },
  {
    name: 'another site changes something at a squad’s service, and a session that has ended too',
    play: async (victim) => {
      const { service } = victim;
      const browser = await signedIn(victim, demo);
      const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      const before = service.seen.length;
      const forged = (await ask(victim, browser, evil, 'POST')).status;
      const plain = (await ask(victim, browser, { 'x-bank-request': '' }, 'POST')).status;
      const stolen = browser.copy();
      assert.equal((await ask(victim, stolen)).status, 200);
      await browser.post('/auth/logout');
      const ended = [(await ask(victim, stolen, {}, 'POST')).status, (await ask(victim, stolen)).status];
      assert.deepEqual([forged, plain, ...ended, service.seen.length - before], [403, 403, 401, 401, 1]);
      return 'refused with 403 and 401, and the service is not reached';
    },
  },
];
