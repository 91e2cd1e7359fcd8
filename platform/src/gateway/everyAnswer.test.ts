import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { CspEvaluator } from 'csp_evaluator';
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { config } from '../testing/config.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { createGateway } from './createGateway.ts';

const origin = 'https://cards.cdn.example';
const secure = { 'x-forwarded-proto': 'https' };

/** Ends what a test has started, also when it fails. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function bank(options: { isEmpty?: boolean } = {}) {
  const deployment = await emptyDeployment();
  const icon = { 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const [version] = options.isEmpty ? [] : await releaseAll(deployment, shellBuild({}, icon), remoteBuild('cards'));
  const gateway = await createGateway({ config: { ...config, platformPage: true }, deployment });
  gateway.log.level = 'silent';
  return { gateway, shell: `/banking/artifacts/shell/${version}` };
}

/** Of a header line by directive. */
function policyOf(line: string): Map<string, string[]> {
  return new Map(line.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));
}

/** The lines of a header, each with one policy. */
function linesOf(header: unknown): string[] {
  return [header].flat().map(String);
}

const pages = ['', 'cards', 'dashboard', 'auth/login', 'platform', 'no/such/page', '?next=//evil.example'];

test.each([...pages.map((path) => [path, 200, false] as const), ['dashboard', 503, true] as const])(
  'the page at "%s" (%i) carries every header, and its policy names everything that may run',
  async (path, status, isEmpty) => {
    const { gateway } = await bank({ isEmpty });

    const { headers, statusCode, body } = await gateway.inject({ url: `/banking/${path}`, headers: secure });

    expect({ statusCode, html: body.startsWith('<') }).toEqual({ statusCode: status, html: true });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'integrity-policy': 'blocked-destinations=(script), endpoints=(sec)',
      'reporting-endpoints': 'sec="/banking/reports"',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const [strict, places, ...more] = linesOf(headers['content-security-policy']).map(policyOf);
    const hashes = [...body.matchAll(/<script defer [^>]*integrity="([^"]+)"/g)].map(([, hash]) => `'${hash}'`);
    expect(strict?.get('script-src')).toEqual(isEmpty ? ["'none'"] : ["'strict-dynamic'", ...hashes]);
    expect(places?.get('script-src')).toEqual(["'self'"]);
    for (const name of ['base-uri', 'object-src']) expect([name, places?.get(name)]).toEqual([name, ["'none'"]]);
    expect(more).toEqual([]);
    for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors', 'style-src-attr'])
      expect([name, strict?.get(name)]).toEqual([name, ["'none'"]]);
    expect(strict?.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(strict?.get('trusted-types')).toEqual(['default']);
    for (const policy of [strict, places]) expect(policy?.get('report-to')).toEqual(['sec']);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-|\*/);
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
  ['an address that is none', 400, place('/banking/%E0%A4%A')],
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

test('csp_evaluator finds nothing in the first policy, and in the second only that it trusts places', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const gateway = await createGateway({ config: { ...config, eventsUrl: `${origin}/in` }, deployment });
  stops.push(() => gateway.close());
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });

  const policies = await sentPolicies(`${address}/banking/cards`);

  const self = {
    type: Type.SCRIPT_ALLOWLIST_BYPASS,
    severity: Severity.MEDIUM_MAYBE,
    directive: 'script-src',
    value: "'self'",
    description: "'self' can be problematic if you host JSONP, AngularJS or user uploaded files.",
  };
  expect(policies.map(findingsIn)).toEqual([[], [self]]);
  const [strict = ''] = policies;
  expect(findingsIn(strict.replace("'strict-dynamic'", '*'))).toMatchObject([{ value: '*' }]);
});

/** The header as it comes, line by line. */
async function sentPolicies(url: string): Promise<string[]> {
  const [answer] = (await once(request(url).end(), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.headersDistinct['content-security-policy'] ?? [];
}

/** What csp_evaluator has against a policy, and does not only mention. */
function findingsIn(policy: string): Finding[] {
  const parsed = new CspParser(policy).csp;
  return new CspEvaluator(parsed).evaluate().filter(({ severity }) => severity < Severity.INFO);
}
