import { targets } from './attack/targets.ts';
import { endpointsOf } from './contract/endpoints.ts';
import { API_BASE } from './kernel/contract/endpoint.ts';
import { faultsOf } from './ledger/proveBooks.ts';
import { modules } from './modules.ts';
import { addCustomer, PASSWORD } from './testing/addCustomer.ts';
import { onEitherDatabase } from './testing/TestBank.ts';

interface Inputs {
  querystring?: { properties: object };
  body?: { properties: object };
}

const MALFORMED = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"a":',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '\u0000',
  '{"username":"\ud800"}',
  `{"a":${'['.repeat(5000)}`,
  `"${'x'.repeat(20_000)}"`,
];
const HOSTILE = [
  "' or '1'='1",
  "'; drop table customers; --",
  '1) union select version() --',
  '%00',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '<script>',
  'x'.repeat(3000),
];

const wanted = Object.values(endpointsOf(modules)).map(({ method, url, schema }) => ({
  method,
  url,
  schema: schema as Inputs,
}));

test('every endpoint is a target of the attack with SQL', () => {
  const formOf = (method: string, url: string) =>
    `${method} ${url.replace(/\?.*/, '')}`.replace(
      /:\w+|[0-9a-f]{8}(-[0-9a-f]+){4}|\d{4}-\d\d$|(?<=budgets\/|choices\/)[\w-]+$/g,
      '*',
    );
  const attacked = targets.map(({ method, url }) => formOf(method, url));

  expect(wanted.map(({ method, url }) => formOf(method, url)).filter((form) => !attacked.includes(form))).toEqual([]);
});

onEitherDatabase((bank) => {
  const seen = async () => {
    const { db } = bank().bank;
    const count = (table: 'customers' | 'accounts' | 'entries' | 'transactions') =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst();
    return [
      await count('customers'),
      await count('accounts'),
      await count('entries'),
      await count('transactions'),
      await faultsOf(db),
    ];
  };

  test('answers malformed JSON on every endpoint with a problem document, and loses nothing', async () => {
    const { username } = await addCustomer(bank().owner, { accounts: [['Checking', 5000]] });
    const before = await seen();
    for (const { method, url } of wanted.filter(({ method }) => method !== 'GET' && method !== undefined)) {
      const browser = await bank().browser().signIn(username, PASSWORD);
      for (const payload of MALFORMED) {
        const headers = { 'content-type': 'application/json', 'idempotency-key': '0123456789abcdef' };
        const answer = await browser.send(method as 'POST', url, payload, headers);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      }
    }
    expect(await seen()).toEqual(before);
  });

  test('takes every hostile text on every endpoint for a text', async () => {
    const { username } = await addCustomer(bank().owner, { accounts: [['Checking', 5000]] });
    const browser = await bank().browser().signIn(username, PASSWORD);
    const before = await seen();
    for (const { method, url, schema } of wanted) {
      const names = Object.keys({ ...schema.querystring?.properties, ...schema.body?.properties });
      for (const text of HOSTILE) {
        const values = Object.fromEntries(names.map((name) => [name, text]));
        const query = method === 'GET' ? `?${new URLSearchParams(values)}` : '';
        const answer = await browser.send(method as 'POST', url + query, method === 'GET' ? undefined : values);
        expect([url, text, answer.statusCode < 500]).toEqual([url, text, true]);
      }
      if (url === '/auth/logout') await browser.signIn(username, PASSWORD);
    }
    expect(await seen()).toEqual(before);
  });

  test('serves every endpoint of the contract, three for gateways, services and card networks, two probes, and documents, a page and a style for developers', async () => {
    for (const { method, url } of wanted) {
      expect([url, bank().api.hasRoute({ method, url: API_BASE + url })]).toEqual([url, true]);
    }
    const routes = bank()
      .api.printRoutes({ commonPrefix: false })
      .match(/\b(GET|POST|PATCH|PUT|DELETE)\b/g);
    // Assertions, by two methods, the key set and payments by card are not for pages. The OpenAPI documents, the development outbox and its style are for people.
    const documents = modules.filter(({ contract }) => contract);
    expect(routes).toHaveLength(wanted.length + 9 + documents.length);
    for (const { name, contract = {} } of documents) {
      const { paths } = (await bank().browser().get(`/openapi/${name}.json`)).json();
      expect(Object.keys(paths).toSorted()).toEqual(
        [...new Set(Object.values(contract).map(({ url }) => url.replace(/:(\w+)/g, '{$1}')))].toSorted(),
      );
    }
  });
});
