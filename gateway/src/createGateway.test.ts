import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

async function bankWith(...builds: Record<string, string>[]) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, ...builds);
  return createGateway({ config, deployment });
}

test('puts the registry and the configuration into the HTML, and the route’s preloads into its headers', async () => {
  const bank = await bankWith(shellBuild(), remoteBuild('cards'));

  const { body, headers, statusCode } = await bank.inject('/banking/cards');

  expect(statusCode).toBe(200);
  expect(headers.link).toMatch(/<\/banking\/artifacts\/mfe-cards\/[^>]+\/entry\.js>; rel=preload; as=fetch; /);
  expect(headers.link).toMatch(/<[^>]+\/page\.js>; rel=preload; as=fetch/);
  expect(headers.link).toMatch(/<[^>]+main\.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha384-/);
  expect(body).toMatch(/<script defer src="[^"]+main\.js" integrity="sha384-[^"]+" crossorigin="anonymous">/);
  expect(body).toContain('"name":"mfe-cards"');
});

test('preloads nothing of a remote on another page', async () => {
  const bank = await bankWith(shellBuild(), remoteBuild('cards'));

  const { headers } = await bank.inject('/banking/dashboard');

  expect(headers.link).not.toContain('as=fetch');
});

test('escapes what the configuration says, in the mark-up and in the data', async () => {
  const bank = await bankWith(shellBuild());

  const { body } = await bank.inject('/banking/');

  expect(body).toContain('A &quot;Bank&quot; &lt;of> ours');
  expect(body).not.toContain('<of>');
});

test('sends a policy in which nothing is unsafe, with the hash of the page’s own style', async () => {
  const bank = await bankWith(shellBuild());

  const { headers } = await bank.inject('/banking/');

  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+'/);
  expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
  expect(headers['cache-control']).toBe('no-store');
});

test('paints the chosen theme in the first frame, and only a theme that exists', async () => {
  const bank = await bankWith(shellBuild());
  const themed = (cookie: string) => bank.inject({ url: '/banking/', headers: { cookie } });

  expect((await themed('bank:theme=dark')).body).toContain('<html data-theme="dark">');
  expect((await themed('bank:theme=dark"onload=')).body).toContain('<html>');
});

test('serves artifacts for ever, compressed, to any origin', async () => {
  const bank = await bankWith(shellBuild());
  const { body } = await bank.inject('/banking/');
  const url = /src="([^"]+main\.js)"/.exec(body)?.[1] ?? '';

  const { headers } = await bank.inject({ url, headers: { 'accept-encoding': 'br' } });

  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
});

test('answers a missing artifact and an unknown address with a real 404', async () => {
  const bank = await bankWith(shellBuild());

  expect((await bank.inject('/banking/artifacts/shell/1.0.0-aaaaaaaaaa/gone.js')).statusCode).toBe(404);
  const { statusCode, json } = await bank.inject('/api/v1/nothing');
  expect(statusCode).toBe(404);
  expect(json()).toMatchObject({ title: 'Not found', status: 404 });
});

test('lets browsers keep the registry until it changes', async () => {
  const bank = await bankWith(shellBuild(), remoteBuild('cards'));
  const { headers } = await bank.inject('/banking/registry.json');

  const again = await bank.inject({
    url: '/banking/registry.json',
    headers: { 'if-none-match': String(headers.etag) },
  });

  expect(headers['cache-control']).toBe('no-cache');
  expect(again.statusCode).toBe(304);
});

test('names this machine in the policy only where overrides are allowed, and keeps the script gate even then', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const pageWith = async (overrides: boolean) => {
    const bank = await createGateway({ config: { ...config, overrides }, deployment });
    const { headers, body } = await bank.inject('/banking/');
    return { headers, policies: `${headers['content-security-policy']}\n${/<meta http-equiv[^>]*>/.exec(body)?.[0]}` };
  };

  const off = await pageWith(false);
  expect(off.policies).not.toMatch(/localhost|127\.0\.0\.1/);

  const on = await pageWith(true);
  expect(on.policies).toMatch(/script-src 'self' 'sha384-\S+' http:\/\/localhost:\* http:\/\/127/);
  expect(on.policies).toMatch(/connect-src [^;]*ws:\/\/localhost:\*/);
  expect(on.policies).toContain("require-trusted-types-for 'script'");
  expect(on.headers['integrity-policy']).toBeUndefined();
});

test('lets the page report to the configured endpoint', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const bank = await createGateway({
    config: { ...config, eventsUrl: 'https://events.example/in?bank=1' },
    deployment,
  });

  const { headers } = await bank.inject('/banking/');

  expect(String(headers['content-security-policy'])).toMatch(/connect-src 'self' https:\/\/events\.example;/);
});

test('asks browsers for TLS from then on where the customer came over TLS', async () => {
  const bank = await bankWith(shellBuild());
  const over = async (proto: string) =>
    (await bank.inject({ url: '/banking/', headers: { 'x-forwarded-proto': proto } })).headers;

  expect((await over('https'))['strict-transport-security']).toContain('max-age=31536000');
  expect((await over('http'))['strict-transport-security']).toBeUndefined();
});

test('sends the page compressed to whoever takes it so, and the same page', async () => {
  const bank = await bankWith(shellBuild(), remoteBuild('cards'));
  const sent = (accepted: string) => bank.inject({ url: '/banking/cards', headers: { 'accept-encoding': accepted } });

  const plain = await sent('identity');
  const [br, gz] = [await sent('gzip, deflate, br'), await sent('br;q=0, gzip')];
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers).toMatchObject({ vary: 'Cookie, Accept-Encoding, Accept-Language' });
});

test('shows customers a page of the bank while there is nothing to serve', async () => {
  const bank = await createGateway({ config, deployment: await emptyDeployment() });
  bank.log.level = 'silent';

  const { statusCode, headers, body } = await bank.inject('/banking/dashboard');

  expect(statusCode).toBe(503);
  expect(body).toContain('will be back in a moment');
  expect(body).toContain('http-equiv="refresh"');
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
  expect(headers.vary).toContain('Accept-Language');
  const spanish = await bank.inject({ url: '/banking/dashboard', headers: { 'accept-language': 'es-MX' } });
  expect(spanish.body).toContain('volverá en un momento');
});

test('leads the bare address to the application', async () => {
  const bank = await bankWith(shellBuild());

  expect((await bank.inject('/')).headers.location).toBe('/banking/');
  expect((await bank.inject('/banking')).headers.location).toBe('/banking/');
});

test('names the version before, and no more of it than its address', async () => {
  const bank = await bankWith(shellBuild(), remoteBuild('cards'), { ...remoteBuild('cards'), 'page.js': 'newer' });

  const { remotes } = (await bank.inject('/banking/registry.json')).json();
  const { version, details } = remotes[0].previous;
  const past = (await bank.inject(details)).json();

  expect(version).not.toBe(remotes[0].version);
  expect(past).toMatchObject({ name: 'mfe-cards', version });
  expect(Object.keys(past.integrity)).toEqual([past.entry, ...past.mounts[0].preload]);
});
