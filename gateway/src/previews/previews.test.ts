import type { PackageContent } from '@bank/registry/bank/drafts.ts';
import { latestBank } from '@bank/registry/bank/latest.ts';
import { setCanary } from '@bank/registry/edits/canary.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { pin } from '@bank/registry/edits/pin.ts';
import { revoked } from '@bank/registry/grants/revoke.ts';
import { signPreview } from '@bank/registry/preview/previewToken.ts';
import { removeGarbage } from '@bank/registry/release/garbage.ts';
import { readCandidate, releaseTogether } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import type { TestDeployment } from '@bank/registry/testing/deployment.ts';
import { type Person, staffedBank } from '@bank/registry/testing/people.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { createGateway } from '../createGateway.ts';

const HOUR_MS = 60 * 60 * 1000;
const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content });

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

async function hold(deployment: TestDeployment, ...builds: Record<string, string>[]): Promise<string> {
  const candidates = await Promise.all(builds.map(async (build) => readCandidate(await folderWith(build))));
  await releaseTogether(deployment, candidates, { by: 'test', why: 'test', to: 'nobody' });
  return candidates[0]?.release.version ?? '';
}

/** A bank with cards and bills, each of its own squad. */
async function bank() {
  const staffed = await staffedBank();
  const { as } = staffed;
  await releaseAll(as.platform, shellBuild());
  const [active = ''] = await releaseAll(as.cards, cards('active'));
  await releaseAll(as.bills, remoteBuild('bills'));
  const gateway = await createGateway({ config, deployment: staffed.gateway });
  closing.push(() => gateway.close());
  const sign = async (app: string, version: string, person: Person = 'cards', until = Date.now() + HOUR_MS) => {
    const { authority } = await latestBank(staffed.root);
    if (!authority) throw new Error('There are no roles.');
    return signPreview(as[person], authority, { app, version, until });
  };
  const get = (path: string, token?: string, cookie = '') =>
    gateway.inject({ url: `/banking/${path}${token ? `?preview=${token}` : ''}`, headers: { cookie } });
  const versionsFor = async (token?: string, cookie?: string) => {
    const { remotes } = (await get('registry.json', token, cookie)).json();
    return Object.fromEntries(remotes.map(({ name, version }: Record<string, string>) => [name, version]));
  };
  return { ...staffed, active, sign, get, versionsFor };
}

function dataIn(html: string, id: string) {
  const [, text = 'null'] = new RegExp(`id="${id}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(text);
}

test('a link shows what was held a moment ago, after the gateway has looked at the store last', async () => {
  const { as, sign, get, versionsFor } = await bank();
  await get('cards');

  const version = await hold(as.cards, cards('held'));

  expect(await versionsFor(await sign('mfe-cards', version))).toMatchObject({ 'mfe-cards': version });
});

test('whoever has the link gets the held version in page and registry, with its hashes, and nobody else does', async () => {
  const { as, active, sign, get, versionsFor } = await bank();
  const version = await hold(as.cards, cards('held'));
  const until = Date.now() + HOUR_MS;
  const token = await sign('mfe-cards', version, 'cards', until);

  const [page, plain] = await Promise.all([get('cards', token), get('cards')]);

  expect(token).toMatch(/^[\w.-]+$/);
  const shown = dataIn(page.body, 'bank-registry').remotes.find(({ name }: { name: string }) => name === 'mfe-cards');
  expect(shown).toMatchObject({ version, entry: `/banking/artifacts/mfe-cards/${version}/entry.js` });
  expect(Object.values(shown.integrity)).toEqual([
    expect.stringMatching(/^sha384-/),
    expect.stringMatching(/^sha384-/),
  ]);
  expect(shown).not.toHaveProperty('previous');
  expect(dataIn(page.body, 'bank-preview')).toEqual({ versions: [{ app: 'mfe-cards', version }], until, isHeld: true });
  expect(page.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  expect(page.headers.link).toContain(`/artifacts/mfe-cards/${version}/page.js`);
  expect(dataIn(plain.body, 'bank-preview')).toBeNull();
  expect(plain.body).not.toContain(version);
  expect((await versionsFor(token))['mfe-cards']).toBe(version);
  expect((await versionsFor())['mfe-cards']).toBe(active);
});

test('other packages come as this customer gets them: canaries stay canaries', async () => {
  const { as, sign, versionsFor } = await bank();
  const canary = await hold(as.bills, remoteBuild('bills', {}, { 'page.js': 'canary' }));
  await revise(as.bills, { ...reason, app: 'mfe-bills' }, setCanary('mfe-bills', canary, 50));
  const token = await sign('mfe-cards', await hold(as.cards, cards('held')));
  const labels = Array.from({ length: 40 }, (_, at) => `bank:cohort=${String(at).padStart(16, '0')}`);

  const seen = await Promise.all(
    labels.map(async (label) => [await versionsFor(undefined, label), await versionsFor(token, label)]),
  );

  expect(new Set(seen.map(([without]) => without?.['mfe-bills'])).size).toBe(2);
  for (const [without, preview] of seen) expect(preview?.['mfe-bills']).toBe(without?.['mfe-bills']);
});

test('a shell is looked at with its own page', async () => {
  const { as, sign, get } = await bank();
  const shell = await hold(as.platform, shellBuild({}, { 'index.html': 'the next page: %HEAD%' }));

  expect((await get('', await sign('shell', shell, 'platform'))).body).toContain('the next page');
  expect((await get('')).body).not.toContain('the next page');
});

test('what was held together is shown together', async () => {
  const { root, as, sign, versionsFor } = await bank();
  const { authority } = await latestBank(root);
  if (!authority) throw new Error('There are no roles.');
  const { roles } = authority;
  const both = { keys: ['ada'], packages: ['mfe-cards', 'mfe-bills'], mounts: ['/*'], origins: [] };
  await signRoles(root, {
    ...roles,
    version: roles.version + 1,
    previous: authority.hash,
    roles: { ...roles.roles, Both: both },
  });
  const version = await hold(as.ada, cards('held'), remoteBuild('bills', {}, { 'page.js': 'held' }));

  const shown = await versionsFor(await sign('mfe-cards', version, 'ada'));

  const { registry } = await latestBank(root);
  expect(registry?.heldTogether).toHaveLength(1);
  expect(registry?.heldTogether?.[0]).toEqual([
    { app: 'mfe-bills', version: shown['mfe-bills'] },
    { app: 'mfe-cards', version },
  ]);
});

test('a link of one squad shows no other version of what an operator has pinned of another', async () => {
  const { as, active, gateway, sign, versionsFor } = await bank();
  const both = [
    await hold(as.bills, remoteBuild('bills', {}, { 'page.js': 'held' })),
    await hold(as.cards, cards('held')),
  ];
  const [bills = '', held = ''] = both;
  const set = [
    { app: 'mfe-bills', version: bills },
    { app: 'mfe-cards', version: held },
  ];
  for (const person of ['bills', 'cards'] as const)
    await writeRaw<PackageContent>(as[person], `packages/mfe-${person}`, (content) => ({
      ...content,
      heldTogether: [set],
    }));
  const links = [await sign('mfe-bills', bills, 'bills'), await sign('mfe-cards', held)];
  expect(await versionsFor(links[0])).toEqual({ 'mfe-bills': bills, 'mfe-cards': held });

  await revise(as.operator, reason, pin('mfe-cards', active));
  const next = await bankAgain(gateway);

  const answers = await Promise.all(links.map((link) => next.inject(`/banking/cards?preview=${link}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 200]);
});

test('a link that has ended, or was altered, gets a plain page that says so and leads to the bank', async () => {
  const { as, sign, get } = await bank();
  const version = await hold(as.cards, cards('held'));
  const ended = await get('cards', await sign('mfe-cards', version, 'cards', Date.now() - 1));
  const token = await sign('mfe-cards', version);
  const forged = Buffer.from(JSON.stringify({ app: 'mfe-cards', version, until: Date.now() + 2 * HOUR_MS }));
  const altered = [
    token.slice(0, -5),
    `${forged.toString('base64url')}${token.slice(token.indexOf('.'))}`,
    'x',
    `${token}a`,
  ];

  expect(ended.statusCode).toBe(410);
  expect(ended.body).toContain('<h1>This preview has ended</h1>\n<p>Ask whoever sent you the link for a new one.</p>');
  expect(ended.body).toContain('<a href="/banking/?preview=">Go to ');
  expect(ended.headers['content-security-policy']).toContain("script-src 'none'");
  for (const one of altered) {
    const answer = await get('cards', one);
    expect([one, answer.statusCode]).toEqual([one, 403]);
    expect(answer.body).toContain('This isn’t a preview link');
  }
  expect((await get('registry.json', altered[0])).statusCode).toBe(403);
  expect((await get('cards', '')).statusCode).toBe(200);
});

test('a link for longer than any may be is refused, whoever signed it', async () => {
  const { as, sign, get } = await bank();
  const version = await hold(as.cards, cards('held'));

  expect((await get('cards', await sign('mfe-cards', version, 'cards', Date.now() + 400 * HOUR_MS))).statusCode).toBe(
    410,
  );
});

test('only a key that may change the package signs a preview of it', async () => {
  const { root, as, sign, get, gateway } = await bank();
  const version = await hold(as.cards, cards('held'));
  const token = await sign('mfe-cards', version);

  await expect(sign('mfe-cards', version, 'bills')).rejects.toThrow(
    'The key that signs here may not show previews of mfe-cards. Ask somebody whose key releases it, or an operator.',
  );
  expect((await get('cards', await sign('mfe-cards', version, 'operator'))).statusCode).toBe(200);
  const { authority } = await latestBank(root);
  if (!authority) throw new Error('There are no roles.');
  const elsewhere = await signPreview({ ...as.cards, name: 'another-bank' }, authority, {
    app: 'mfe-cards',
    version,
    until: Date.now() + HOUR_MS,
  });
  expect((await get('cards', elsewhere)).statusCode).toBe(403);

  jest.spyOn(console, 'error').mockImplementation(() => {});
  await signRoles(root, revoked(authority, 'cards'));
  const next = await bankAgain(gateway);
  expect((await next.inject(`/banking/cards?preview=${token}`)).statusCode).toBe(403);
});

test('a remote that was never live is shown once it has the signatures that it needs for that', async () => {
  const { as, sign, get } = await bank();
  const version = await hold(as.ada, remoteBuild('auth'));
  const token = await sign('mfe-auth', version, 'ada');

  const before = await get('auth', token);
  await revise(as.grace, { ...reason, app: 'mfe-auth' }, (state) => state, { vouched: [{ app: 'mfe-auth', version }] });
  const next = await bankAgain(as.grace);

  expect(before.statusCode).toBe(410);
  expect((await next.inject(`/banking/auth?preview=${token}`)).body).toContain(`artifacts/mfe-auth/${version}/`);
});

async function bankAgain(deployment: TestDeployment) {
  const gateway = await createGateway({ config, deployment });
  closing.push(() => gateway.close());
  jest.spyOn(gateway.log, 'error').mockImplementation(() => {});
  return gateway;
}

test('a version that garbage collection has removed is no longer here, and a disabled remote stays disabled', async () => {
  const { as, root, sign } = await bank();
  const version = await hold(as.cards, cards('held'));
  const token = await sign('mfe-cards', version);
  await revise(as.operator, reason, disable('mfe-cards', 'Back soon'));

  const disabled = await (await bankAgain(as.cards)).inject(`/banking/registry.json?preview=${token}`);
  expect(disabled.json().remotes).toContainEqual(
    expect.objectContaining({ name: 'mfe-cards', version, disabled: { message: 'Back soon' } }),
  );

  await removeGarbage(as.operator, { by: 'test', why: 'test' }, { pageLifetime: 0, keepsHeld: false });
  const gone = await (await bankAgain(root)).inject(`/banking/cards?preview=${token}`);
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain('This version is no longer available');
});

test('what an operator has disabled by its name stays disabled in a preview, also where its squad has retired it', async () => {
  const { as, active, sign, get } = await bank();
  await revise(as.operator, reason, disable('mfe-cards', 'Back soon'));
  await writeRaw<PackageContent>(as.cards, 'packages/mfe-cards', (content) => ({ ...content, channel: null }));

  const { remotes } = (await get('registry.json', await sign('mfe-cards', active))).json();

  const shown = remotes.find(({ name }: { name: string }) => name === 'mfe-cards');
  expect(shown).toMatchObject({ entry: '', disabled: { message: 'Back soon' } });
});
