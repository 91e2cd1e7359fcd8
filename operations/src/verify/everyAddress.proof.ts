import { createGateway } from '@bank/gateway/createGateway.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { type Answer, startTamperingProxy } from '../testing/startTamperingProxy.ts';
import { verifyBank } from './verifyBank.ts';

/** Ends what a test has started, also when it fails. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const html = { 'content-type': 'text/html; charset=utf-8' };
const phish: Answer = { status: 200, headers: html, body: '<h1>Phish</h1><script>steal()</script>' };
const group = { group: 'Main', label: 'Mortgages', to: '/loans/mortgages', icon: 'page' };
const mounts = [{ path: '/loans/*', title: 'Loans', layout: 'main', expose: 'Page', files: ['page.js'] }];
const navigation = [{ ...group, children: [{ label: 'Rates', to: '/loans/mortgages/rates' }] }];

/** What is different in a bank that somebody answers for at the addresses that fit. */
async function differencesWith(
  fits: RegExp,
  alter: (answer: Answer, origin: string) => Answer,
  basePath = '/banking/',
) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('loans', { mounts, navigation }));
  const own = { ...config, basePath };
  const gateway = await createGateway({ config: own, deployment });
  stops.push(() => gateway.close());
  const { url, stop } = await startTamperingProxy(gateway, (at, answer) =>
    fits.test(at) ? alter(answer, url.origin) : answer,
  );
  stops.push(stop);
  const { differences } = await verifyBank(url, own, deployment);
  return differences.map(({ url: at, ...rest }) => ({ at: new URL(at).pathname, ...rest }));
}

test.each([
  ['of a placeholder', /^\/banking\/budget$/],
  ['on which customers sign in', /^\/banking\/auth\/login$/],
  ['that a remote’s sidebar entry names', /^\/banking\/loans\/mortgages$/],
  ['that an entry below it names', /^\/banking\/loans\/mortgages\/rates$/],
  ['of an address that does not exist, which nobody can know beforehand', /^\/banking\/[0-9a-f]{16}$/],
])('names a page %s when somebody else answers for it', async (_, at) => {
  const differences = await differencesWith(at, () => phish);

  expect(differences).toContainEqual(expect.objectContaining({ what: 'script inline', expected: 'no such script' }));
  for (const difference of differences) expect(difference.at).toMatch(at);
});

test.each(['/', '/banking'])('names the redirect at %s when a page stands in its place', async (at) => {
  const differences = await differencesWith(new RegExp(`^${at}$`), () => phish);

  expect(differences).toMatchObject([{ at, what: 'status', expected: '302', found: '200' }]);
});

test('names a redirect that leads elsewhere, and what else it carries', async () => {
  const differences = await differencesWith(/^\/$/, ({ headers, body }) => ({
    headers: { ...headers, location: 'https://evil.example/banking/', 'set-cookie': 'a=b' },
    body,
  }));

  expect(differences).toMatchObject([
    { at: '/', what: 'location', found: 'https://evil.example/banking/' },
    { at: '/', what: 'set-cookie', expected: 'no such header' },
  ]);
});

test('takes a redirect for the same that spells its own address out', async () => {
  const differences = await differencesWith(/^\/$/, ({ headers, body }, origin) => ({
    headers: { ...headers, location: `${origin}/banking/` },
    body,
  }));

  expect(differences).toEqual([]);
});

test('expects no redirect of a bank that lies at the root', async () => {
  expect(await differencesWith(/^$/, (answer) => answer, '/')).toEqual([]);
});

test('names a header that sends browsers to another server', async () => {
  const differences = await differencesWith(/^\/banking\/loans$/, ({ headers, body }) => ({
    headers: { ...headers, 'alt-svc': 'h3="evil.example:443"; ma=86400' },
    body,
  }));

  expect(differences).toMatchObject([{ at: '/banking/loans', what: 'alt-svc', expected: 'no such header' }]);
});
