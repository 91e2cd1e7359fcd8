import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { createGateway } from './createGateway.ts';
import { RETRY_HASH } from './retryScript.ts';
import { strictPageHeaders } from './testing/strictPageHeaders.ts';

const origin = 'https://cards.cdn.example';
const secure = { 'x-forwarded-proto': 'https' };

async function bank(options: { isEmpty?: boolean } = {}) {
  const deployment = await emptyDeployment();
  const icon = { 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const [version] = options.isEmpty ? [] : await releaseAll(deployment, shellBuild({}, icon), remoteBuild('cards'));
  const gateway = await createGateway({ config: { ...config, platformPage: true }, deployment });
  gateway.log.level = 'silent';
  return { gateway, shell: `/banking/artifacts/shell/${version}` };
}

/** Returns the policy's values by directive. */
function policyOf(header: string): Map<string, string[]> {
  return new Map(
    header.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const pages = ['', 'cards', 'dashboard', 'auth/login', 'platform', 'no/such/page', '?next=//evil.example'];

test.each([...pages.map((path) => [path, 200, false] as const), ['dashboard', 503, true] as const])(
  'the page at "%s" (%i) carries every header, and its policy names everything that may run',
  async (path, status, isEmpty) => {
    const { gateway } = await bank({ isEmpty });

    const { headers, statusCode, body } = await gateway.inject({
      url: `/banking/${path}`,
      headers: { ...secure, accept: 'text/html' },
    });

    expect({ statusCode, html: body.startsWith('<') }).toEqual({ statusCode: status, html: true });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      ...strictPageHeaders,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    const strict = policyOf(String(headers['content-security-policy']));
    const places = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(body)?.[1];
    const hashes = [...body.matchAll(/<script defer [^>]*integrity="([^"]+)"/g)].map(([, hash]) => `'${hash}'`);
    expect(strict.get('script-src')).toEqual(isEmpty ? ["'none'"] : ["'strict-dynamic'", `'${RETRY_HASH}'`, ...hashes]);
    expect(places).toBe(isEmpty ? undefined : `script-src 'self' '${RETRY_HASH}'; report-to sec`);
    if (places) expect(body.indexOf('<script')).toBeGreaterThan(body.indexOf(places));
    for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors', 'style-src-attr'])
      expect([name, strict.get(name)]).toEqual([name, ["'none'"]]);
    expect(strict.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(strict.get('trusted-types')).toEqual(['default', 'retry']);
    expect(strict.get('report-to')).toEqual(['sec']);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*/);
  },
);

test('the page for a new password sends no referrer anywhere', async () => {
  const { gateway } = await bank();

  const { headers } = await gateway.inject('/banking/auth/reset-password?code=1');

  expect(headers['referrer-policy']).toBe('no-referrer');
});

const place = (path: string) => () => path;
test.each([
  ['a script', 200, (shell: string) => `${shell}/main.js`],
  ['a picture, which could hold a script', 200, (shell: string) => `${shell}/logo.svg`],
  ['the shell’s template, which is no page', 404, (shell: string) => `${shell}/index.html`],
  ['the registry', 200, place('/banking/registry.json')],
  ['health', 200, place('/banking/health')],
  ['the sample customer', 200, place('/api/v1/auth/me')],
  ['an unknown address', 404, place('/somewhere/else')],
  ['a malformed URL', 400, place('/banking/%E0%A4%A')],
  ['a redirect', 302, place('/')],
])('%s (%i) is no page, and nothing in it would run as one', async (_, status, path) => {
  const { gateway, shell } = await bank();

  const { headers, statusCode } = await gateway.inject({ url: path(shell), headers: secure });

  expect(statusCode).toBe(status);
  expect(String(headers['content-type'])).not.toMatch(/html/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (status !== 400) expect(headers['strict-transport-security']).toContain('max-age');
  if (status >= 300) expect(headers['cache-control']).toBe('no-store');
});

test('csp_evaluator finds nothing in the header, and the policy in the page can only take away from it', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const gateway = await createGateway({ config: { ...config, eventsUrl: `${origin}/in` }, deployment });

  const answer = await fetch(`${await gateway.listen({ port: 0, host: '127.0.0.1' })}/banking/cards`);
  await gateway.close();

  const header = answer.headers.get('content-security-policy') ?? '';
  const findings = new CspEvaluator(new CspParser(header).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
  const loose = new CspEvaluator(new CspParser(header.replace("'strict-dynamic'", '*')).csp);
  expect(loose.evaluate().some(({ severity }) => severity < Severity.INFO)).toBe(true);
});
