import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

const page = 'https://bank.example/banking/cards/4929000011112222?token=SECRET#SECRET';
const script = 'https://bank.example/banking/artifacts/mfe-cards/1.0.0-0123456789/page.js?SECRET';

/** Wraps a report like Chromium. */
function modern(body: object, type = 'csp-violation') {
  return {
    type,
    age: 2,
    url: page,
    user_agent: 'SECRET',
    body: { documentURL: page, disposition: 'enforce', ...body },
  };
}

async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { mounts: [mount('/cards/*')] }));
  const gateway = await createGateway({ config, deployment });
  gateway.log.level = 'silent';
  const log = jest.fn();
  gateway.addHook('onRequest', async (request) => {
    request.log.warn = log;
  });
  const send = async (payload: unknown, type = 'application/reports+json', from = '192.0.2.1') => {
    const headers = { 'content-type': type, 'x-forwarded-for': from };
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    return (await gateway.inject({ method: 'POST', url: '/banking/reports', headers, payload: text })).statusCode;
  };
  const health = async () => (await gateway.inject('/banking/health')).json();
  return { send, health, log };
}

function mount(path: string) {
  return { path, title: 'Cards', layout: 'main', expose: 'Page', files: ['page.js'] };
}

test.each([
  [
    'a script from elsewhere',
    modern({
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/steal.js?SECRET',
      sourceFile: script,
      lineNumber: 7,
      sample: '',
    }),
    {
      rule: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/cards/*',
      source: 'mfe-cards/1.0.0-0123456789/page.js:7',
    },
  ],
  [
    'a text as mark-up',
    modern({
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sample: 'Element innerHTML|<b>SECRET</b>',
    }),
    { rule: 'require-trusted-types-for', blocked: 'Element innerHTML', page: '/cards/*', source: '' },
  ],
  [
    'a script without its hash',
    modern({ blockedURL: script, destination: 'script', reportOnly: false }, 'integrity-violation'),
    {
      rule: 'integrity-policy',
      blocked: 'mfe-cards/1.0.0-0123456789/page.js',
      page: '/cards/*',
      source: '',
    },
  ],
  [
    'an inline script of a page that no remote has',
    modern({
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      documentURL: 'https://bank.example/banking/transfers/SECRET',
      sourceFile: 'chrome-extension://SECRET/x.js',
      sample: 'SECRET',
    }),
    { rule: 'script-src-elem', blocked: 'inline', page: 'no remote’s', source: 'chrome-extension:' },
  ],
])('counts %s, and keeps nothing of the customer', async (_, report, violation) => {
  const { send, health } = await bank();

  expect(await send([report, report])).toBe(204);

  const { violations } = await health();
  expect(violations).toMatchObject({ total: 2, latest: [{ ...violation, count: 2 }] });
  expect(JSON.stringify(violations)).not.toMatch(/SECRET|4929/);
});

test('takes what older browsers send', async () => {
  const { send, health } = await bank();
  const report = {
    'document-uri': page,
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'https://evil.example/steal.js',
    'source-file': script,
    'line-number': 3,
    'script-sample': 'SECRET',
  };

  expect(await send({ 'csp-report': report }, 'application/csp-report')).toBe(204);

  const { violations } = await health();
  expect(violations.latest).toMatchObject([{ rule: 'script-src', blocked: 'https://evil.example', page: '/cards/*' }]);
});

test.each([
  ['no JSON', 400, '{', 'application/reports+json'],
  ['no report', 400, { violation: 1 }, 'application/reports+json'],
  ['a list of something else', 400, [1], 'application/reports+json'],
  ['more than a hundred at once', 400, Array(101).fill(modern({})), 'application/reports+json'],
  ['too large', 413, ' '.repeat(70_000), 'application/csp-report'],
  ['of another type', 415, '{}', 'text/html'],
  ['of another kind', 204, [modern({}, 'deprecation')], 'application/reports+json'],
  ['without a rule', 204, [modern({ effectiveDirective: '<script>' })], 'application/reports+json'],
])('keeps nothing of a report that is %s (%i)', async (_, status, payload, type) => {
  const { send, health } = await bank();

  expect(await send(payload, type)).toBe(status);
  expect((await health()).violations).toEqual({ total: 0, latest: [] });
});

test('keeps the fifty latest, however many different ones come', async () => {
  const { send, health } = await bank();
  for (let house = 0; house < 5; house += 1) await send(numbered(house * 18, 18), undefined, `192.0.2.${house}`);

  await send(numbered(45, 1), undefined, '192.0.2.9');

  const { total, latest } = (await health()).violations;
  expect(total).toBe(91);
  expect(latest).toHaveLength(50);
  expect(latest[0]).toMatchObject({ blocked: 'https://e45.example', count: 2 });
  expect(latest.at(-1)).toMatchObject({ blocked: 'https://e40.example' });
});

test('takes sixty requests a minute from one address, and another address’s too', async () => {
  const { send } = await bank();
  const codes = [];
  for (let count = 0; count < 61; count += 1) codes.push(await send([]));

  expect(codes).toEqual([...Array(60).fill(204), 429]);
  expect(await send([], undefined, '192.0.2.2')).toBe(204);
});

test('takes twenty reports a minute from one address, in however many requests, so that it hides no other’s', async () => {
  const { send, health } = await bank();
  const real = numbered(500, 15);
  expect(await send(real, undefined, '192.0.2.2')).toBe(204);

  const codes = [await send(numbered(0, 15)), await send(numbered(15, 100)), await send(numbered(115, 1))];

  expect(codes).toEqual([204, 429, 429]);
  const { total, latest } = (await health()).violations;
  expect(total).toBe(35);
  expect(latest.at(-1)).toMatchObject({ blocked: 'https://e500.example' });
  expect(await send(real, undefined, '192.0.2.3')).toBe(204);
});

test('writes a bounded number of lines to the log, however many addresses forge reports, and counts them all', async () => {
  const { send, health, log } = await bank();

  for (let address = 0; address < 20; address += 1) {
    expect(await send(numbered(address * 20, 20), undefined, `198.51.100.${address}`)).toBe(204);
  }

  expect(log).toHaveBeenCalledTimes(60);
  expect((await health()).violations.total).toBe(400);
});

test.each(['blockedURL', 'sourceFile'])('keeps little of a report whose %s is very long', async (name) => {
  const { send, health, log } = await bank();
  for (const address of [`${'a'.repeat(50_000)}:x`, `https://${'a.'.repeat(25_000)}example/`])
    expect(await send([modern({ effectiveDirective: 'img-src', [name]: address })])).toBe(204);

  expect(JSON.stringify(log.mock.calls).length).toBeLessThan(1000);
  expect(JSON.stringify((await health()).violations).length).toBeLessThan(1000);
});

/** So many reports, each of a violation of its own. */
function numbered(first: number, count: number) {
  return Array.from({ length: count }, (_, at) =>
    modern({ effectiveDirective: 'img-src', blockedURL: `https://e${first + at}.example/` }),
  );
}
