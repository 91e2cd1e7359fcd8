import { webhooksInUse } from './webhooksInUse.ts';

const secret = Buffer.from('a secret of at least 24 bytes').toString('base64');
const feed = { name: 'feed', url: 'https://feed.bank.example/events', secret };
const read = (value: unknown) => webhooksInUse({ BANK_WEBHOOKS: JSON.stringify(value) });

test('reads receivers, of which a bank needs none', () => {
  const local = { name: 'local', url: 'http://localhost:4000/events', secret: `whsec_${secret}` };

  expect(read([feed, local])).toEqual([feed, local]);
  expect(webhooksInUse({})).toEqual([]);
});

test.each([
  ['a name that is no label', [{ ...feed, name: 'Feed 1' }]],
  ['an address without TLS', [{ ...feed, url: 'http://feed.bank.example/events' }]],
  ['an address that only looks like this machine', [{ ...feed, url: 'http://localhost.example/events' }]],
  ['a secret that can be guessed', [{ ...feed, secret: 'c2VjcmV0' }]],
  ['something that is not known', [{ ...feed, retries: 3 }]],
  ['one receiver without a list', feed],
])('refuses %s, and shows nothing of it', (_, value) => {
  expect(() => read(value)).toThrow(/^BANK_WEBHOOKS is no list such as/);
  expect(() => read(value)).not.toThrow(new RegExp(secret.slice(0, 10)));
});

test('refuses what is no JSON, and two receivers of one name', () => {
  expect(() => webhooksInUse({ BANK_WEBHOOKS: feed.url })).toThrow('BANK_WEBHOOKS is no list such as');
  expect(() => read([feed, feed])).toThrow('BANK_WEBHOOKS has two receivers of one name. Rename one.');
});
