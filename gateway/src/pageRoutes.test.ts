import { createHash } from 'node:crypto';
import { cardsRegistry, cardsRelease, shellRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { config } from '@bank/registry/testing/config.ts';
import fastify from 'fastify';
import type { Visitor } from './choice.ts';
import { pageRoutes } from './pageRoutes.ts';
import { resolve } from './resolve.ts';

const OPENED = { 'sec-fetch-mode': 'navigate' };
const TEMPLATE = '<html%THEME%><head lang="%LANGUAGE%" dir="%DIRECTION%"><style>a{}</style>%HEAD%</head></html>';

async function bank({ basePath = '/banking/', hasCanary = false, isDevelopment = false, icons = [] as string[] } = {}) {
  const ownIcons = Object.fromEntries(icons.map((icon) => [icon, { integrity: 'sha384-icon', bytes: 1 }]));
  const shell = shellRelease('1', { assets: { ...shellRelease('1').assets, ...ownIcons } });
  const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'), shell);
  if (!hasCanary) delete registry.shell.canary;
  const served = { registry, changes: [], ...resolve(registry, basePath), template: TEMPLATE };
  const get = jest.fn(async (_visitor?: Visitor) => served);
  const app = fastify({ trustProxy: true });
  await app.register(pageRoutes, { config: { ...config, basePath }, source: { get, found: [] }, isDevelopment });
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { ask, get };
}

test('serves the page at every path below the base path, and leads there from above it', async () => {
  const { ask } = await bank();

  for (const path of ['/banking/', '/banking/cards', '/banking/a/b?c=d']) {
    const { statusCode, headers, body } = await ask(path, OPENED);
    expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
    expect(body).toContain('<html><head lang="en" dir="ltr"><style>a{}</style>');
  }
  for (const path of ['/', '/banking']) {
    const { statusCode, headers } = await ask(path);
    expect([path, statusCode, headers.location]).toEqual([path, 302, '/banking/']);
  }
});

test.each([
  ['an address of the bank', '/banking/', {}, 200],
  ['a remote’s page', '/banking/cards?from=mail', {}, 200],
  ['a page that a remote may have later', '/banking/budget', {}, 200],
  ['a mistyped probe', '/banking/helth', { accept: '*/*' }, 404],
  ['what a script asks for', '/banking/other', { 'sec-fetch-mode': 'cors', accept: '*/*' }, 404],
  ['a page that is opened', '/banking/other', { 'sec-fetch-mode': 'navigate' }, 200],
  ['a page that an old browser opens', '/banking/other', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, 200],
])('serves the page to those alone who open one, or know where one is: %s', async (_, url, headers, status) => {
  const { ask } = await bank({ hasCanary: true });

  const answer = await ask(url, headers);

  expect(answer.statusCode).toBe(status);
  if (status === 404) expect(answer.headers['set-cookie']).toBeUndefined();
});

test('serves the page at the root where that is the base path', async () => {
  const { ask } = await bank({ basePath: '/' });

  expect((await ask('/')).statusCode).toBe(200);
});

test.each([
  ['/banking/cards', true],
  ['/banking/cards?from=/other\n', true],
  ['/banking/other', false],
  ['/banking/other?from=/cards', false],
])('preloads what the page at %j needs: %s', async (path, isCards) => {
  const { ask } = await bank();

  const { link = '' } = (await ask(encodeURI(path), OPENED)).headers;
  expect(String(link).includes('as=fetch')).toBe(isCards);
});

test.each([
  ['bank:theme=dark', ' data-theme="dark"'],
  ['a=b; bank:theme=light; c=d', ' data-theme="light"'],
  ['bank:theme=darker', ''],
  ['my-bank:theme=dark', ''],
  ['', ''],
])('paints the theme of the cookie "%s"', async (cookie, attribute) => {
  const { ask } = await bank();

  expect((await ask('/banking/', cookie ? { cookie } : {})).body).toContain(`<html${attribute}>`);
});

test.each([
  [{}, 'lang="en" dir="ltr"'],
  [{ 'accept-language': 'de, ar-SA;q=0.8, es;q=0.7' }, 'lang="ar" dir="rtl"'],
  [{ 'accept-language': 'ar', cookie: 'bank:language=es' }, 'lang="es" dir="ltr"'],
  [{ 'accept-language': 'es', cookie: 'bank:language="onload=' }, 'lang="es" dir="ltr"'],
  [{ cookie: 'bank:language=fr' }, 'lang="en" dir="ltr"'],
])('paints %j in the language that the shell will pick', async (headers, attributes) => {
  const { ask } = await bank();

  expect((await ask('/banking/', headers)).body).toContain(`<head ${attributes}>`);
});

test('keeps pages apart by theme, language and place, and sends them in the form that is accepted', async () => {
  const { ask } = await bank();
  const bodies = new Set<string>();
  for (const cookie of ['bank:theme=dark', 'bank:language=ar', ''])
    for (const path of ['/banking/cards', '/banking/other']) {
      const { headers, body } = await ask(path, { cookie, ...OPENED });
      bodies.add(`${headers.link} ${body}`);
    }
  expect(bodies.size).toBe(6);

  const { headers } = await ask('/banking/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect((await ask('/banking/')).headers['content-encoding']).toBeUndefined();
});

test('serves what devices install, in the theme on screen, with the bank’s own icons', async () => {
  const icons = ['icon-192.a1.png', 'icon-maskable-512.b2.png', 'apple-touch-icon-180.c3.png'];
  const { ask } = await bank({ icons });
  const manifestIn = async (theme: string) => {
    const { headers, body } = await ask('/banking/manifest.webmanifest', { cookie: `bank:theme=${theme}` });
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    return JSON.parse(body);
  };

  expect(await manifestIn('light')).toMatchObject({
    ...{
      id: '/banking/',
      name: config.bankName,
      description: config.tagline,
      start_url: '/banking/',
      scope: '/banking/',
    },
    display: 'standalone',
    theme_color: '#faf7f2',
    background_color: '#faf7f2',
    icons: [
      { src: '/banking/artifacts/shell/1/icon-192.a1.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/banking/artifacts/shell/1/icon-maskable-512.b2.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
  expect(await manifestIn('dark')).toMatchObject({ theme_color: '#0b1120', background_color: '#0b1120' });
  const { body } = await ask('/banking/');
  expect(body).toContain('<link rel="manifest" href="/banking/manifest.webmanifest" crossorigin="use-credentials">');
  expect(body).toContain('<link rel="apple-touch-icon" href="/banking/artifacts/shell/1/apple-touch-icon-180.c3.png">');
});

test('offers nothing to install with a shell that has no icons', async () => {
  const { ask } = await bank();

  expect((await ask('/banking/')).body).not.toContain('rel="manifest"');
});

test('allows the styles and scripts of the page by their hashes', async () => {
  const { ask } = await bank();

  const policy = String((await ask('/banking/')).headers['content-security-policy']);

  expect(policy).toMatch(/script-src 'strict-dynamic' 'sha384-\S+' 'sha384-entry';/);
  expect(policy).toContain(`'sha256-${createHash('sha256').update('a{}').digest('base64')}'`);
});

test('needs no hash of a script that is being developed', async () => {
  const { ask } = await bank({ isDevelopment: true });

  const { headers, body } = await ask('/banking/');

  expect(headers['integrity-policy']).toBeUndefined();
  expect(body).not.toContain('http-equiv');
});

describe('a customer without a cohort', () => {
  const label = /^bank:cohort=([0-9a-f]{16}); Path=\/banking\//;

  test('gets one, and its canaries at once, while there is a canary', async () => {
    const { ask, get } = await bank({ hasCanary: true });

    const cookie = String((await ask('/banking/')).headers['set-cookie']);

    expect(cookie).toMatch(label);
    expect(cookie).not.toContain('Secure');
    expect(get).toHaveBeenLastCalledWith({ cohort: label.exec(cookie)?.[1], language: 'en' }, undefined);
  });

  test('gets one that needs TLS where the page came over TLS', async () => {
    const { ask } = await bank({ hasCanary: true });

    expect((await ask('/banking/', { 'x-forwarded-proto': 'https' })).headers['set-cookie']).toContain('; Secure');
  });

  test('needs none while there is no canary', async () => {
    const { ask, get } = await bank();

    expect((await ask('/banking/')).headers['set-cookie']).toBeUndefined();
    expect(get).toHaveBeenLastCalledWith({ cohort: undefined, language: 'en' }, undefined);
  });
});

test('a customer keeps the cohort', async () => {
  const { ask, get } = await bank({ hasCanary: true });

  const { headers } = await ask('/banking/', { cookie: 'bank:cohort=0123456789abcdef' });

  expect(headers['set-cookie']).toBeUndefined();
  expect(get.mock.calls).toEqual([[{ cohort: '0123456789abcdef', language: 'en' }, undefined]]);
});
