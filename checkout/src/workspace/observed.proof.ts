import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { startCollector } from '@bank/observability/testing/startCollector.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { startApi, startGateway } from '../testing/observedBank.ts';
import { startPrometheus } from '../testing/startPrometheus.ts';
import { root } from './paths.ts';

jest.setTimeout(180_000);

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const ALERTS = path.join(root, 'docs/operations/alerts.yml');
const DASHBOARD = path.join(root, 'docs/operations/grafana-dashboard.json');
/** A rate has a value from the second time on that Prometheus has seen something. */
const MAX_SCRAPES_MS = 20_000;
const OWN_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-bank-request': '1' };

/** Ends what a test has started, also when it fails. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function observedBank(env: { api: NodeJS.ProcessEnv; gateway: NodeJS.ProcessEnv }) {
  const api = await startApi(env.api);
  stops.push(api.stop);
  const gateway = await startGateway(api.address, env.gateway);
  stops.push(gateway.stop);
  return { api, gateway };
}

async function measuredBank() {
  const [api, gateway] = [await freePort(), await freePort()];
  const bank = await observedBank({ api: { BANK_METRICS_PORT: api }, gateway: { BANK_METRICS_PORT: gateway } });
  return { ...bank, targets: [`127.0.0.1:${api}`, `127.0.0.1:${gateway}`] };
}

/** One visit of what customers do, so that everything is counted once. */
async function visit({ address, version }: { address: string; version: string }, outcome: 'ok' | 'failed') {
  await fetch(`${address}accounts`);
  const login = { username: 'nobody-at-all', password: 'not a password of anybody' };
  await fetch(new URL('/api/v1/auth/login', address), {
    method: 'POST',
    headers: OWN_PAGE,
    body: JSON.stringify(login),
  });
  await fetch(new URL('/api/v1/transfers', address), { method: 'POST', headers: OWN_PAGE, body: '{}' });
  const one = { remote: 'mfe-accounts', version };
  const vital = { ...one, type: 'vital', page: '/accounts' };
  const events = [
    { ...one, type: 'visit', part: '/accounts', outcome, phase: 'render', ms: 5, retries: 0 },
    { ...vital, name: 'LCP', value: 900 },
    { ...vital, name: 'INP', value: 90 },
    { ...vital, name: 'CLS', value: 0.01 },
  ];
  const { status } = await fetch(`${address}events`, { method: 'POST', body: JSON.stringify(events) });
  expect(status).toBe(204);
}

const namesIn = (text: string) => [...new Set(text.match(/\b(?:bank|nodejs|process)_[a-z0-9_]+/g))].sort();

describe('what is loaded', () => {
  /** The OpenTelemetry packages that the files have which the built servers load. */
  async function packagesOf(env: NodeJS.ProcessEnv): Promise<string[]> {
    const file = path.join(await emptyFolder(), 'loaded');
    const hook = pathToFileURL(path.join(root, 'checkout/src/testing/recordLoads.mjs')).href;
    const recorded = { ...env, BANK_LOADED: file, NODE_OPTIONS: `--import=${hook}` };
    const port = async () => (env.BANK_METRICS_PORT ? { BANK_METRICS_PORT: await freePort() } : {});
    await observedBank({ api: { ...recorded, ...(await port()) }, gateway: { ...recorded, ...(await port()) } });
    const loaded = [...new Set((await readFile(file, 'utf8')).split('\n'))].filter((url) =>
      url.includes('/dist/server/'),
    );
    expect(loaded.filter((url) => /\/main\/(api|bank)\.js$/.test(url))).toHaveLength(2);
    const texts = await Promise.all(loaded.map((url) => readFile(new URL(url), 'utf8')));
    const names = texts.flatMap((text) => [...text.matchAll(/node_modules\/(@opentelemetry\/[a-z-]+)\//g)]);
    return [...new Set(names.map(([, name = '']) => name))].sort();
  }

  test('is nothing of OpenTelemetry until it is asked for', async () => {
    expect(await packagesOf({})).toEqual([]);
  });

  test('with metrics is the one package that the client of Prometheus needs', async () => {
    expect(await packagesOf({ BANK_METRICS_PORT: 'any' })).toEqual(['@opentelemetry/api']);
  });

  test('with a collector is what sends traces', async () => {
    const { endpoint, stop } = await startCollector();
    stops.push(stop);

    const found = await packagesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });

    expect(found).toEqual(
      expect.arrayContaining(['@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-http']),
    );
  });
});

test('one reference leads to the lines of gateway and API, and to the spans of both', async () => {
  const { endpoint, spans, stop } = await startCollector();
  stops.push(stop);
  const env = { BANK_LOG_REQUESTS: 'yes', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const { api, gateway } = await observedBank({ api: env, gateway: env });

  const headers = { traceparent: `00-${TRACE}-${SPAN}-00` };
  const { status } = await fetch(new URL('/api/v1/accounts?search=ada', gateway.address), { headers });
  await gateway.stop();
  await api.stop();

  expect(status).toBe(401);
  const [ofGateway, ofApi] = [gateway, api].map(({ lines }) => lines().filter(({ trace }) => trace === TRACE));
  expect(ofGateway).toMatchObject([{ msg: 'request', route: '/api/v1/*', status: 401 }]);
  expect(ofApi).toMatchObject([{ msg: 'request', route: '/api/v1/accounts', status: 401 }]);
  const own = spans().filter(({ traceId }) => traceId === TRACE);
  const named = (service: string, name: string) => own.find((span) => span.service === service && span.name === name);
  const request = named('bank-gateway', 'GET /api/v1/*');
  const call = named('bank-gateway', 'GET');
  expect([request?.parentSpanId, call?.parentSpanId]).toEqual([SPAN, request?.spanId]);
  expect(named('bank-api', 'GET /api/v1/accounts')?.parentSpanId).toBe(call?.spanId);
  expect(own).toHaveLength(3);
});

test('promtool has nothing to say against the rules', () => {
  const promtool = debianTool('/usr/bin/promtool', 'prometheus');

  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'rules', '--lint-fatal', ALERTS], {
    encoding: 'utf8',
  });

  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('SUCCESS');
});

test('each rule has an objective, a command, and a chapter with commands that says what to do', async () => {
  const { rules, stop } = await startPrometheus(ALERTS, []);
  stops.push(stop);
  const page = await readFile(path.join(root, 'docs/operations/what-to-do.md'), 'utf8');
  const chapters = page.split('\n## ').filter((text) => text.startsWith('Bank'));

  const found = await rules();

  const names = found.map(({ name }) => name);
  expect(names.toSorted()).toEqual(chapters.map((text) => text.split('\n')[0]).toSorted());
  expect(chapters.filter((text) => !/^```sh$/m.test(text))).toEqual([]);
  for (const { name, annotations } of found) {
    const { summary, objective, command, runbook_url } = annotations;
    expect([name, ...[summary, objective, command].filter((text) => text?.trim())]).toHaveLength(4);
    expect(runbook_url).toBe(`docs/operations/what-to-do.md#${name.toLowerCase()}`);
  }
});

test('a Prometheus finds every metric that the rules and the dashboard name, and an alert fires', async () => {
  const { gateway, targets } = await measuredBank();
  const { alerts, rules, query, stop } = await startPrometheus(ALERTS, targets);
  stops.push(stop);
  const hasSeen = async (expression: string) => (await query(expression)).length > 0;
  // A counter is seen to grow from its second value on.
  while (!(await hasSeen('bank_page_visits_total{remote="mfe-accounts",outcome="failed"} == 0'))) await setImmediate();
  for (let visits = 0; visits < 6; visits += 1) await visit(gateway, 'failed');
  await visit(gateway, 'ok');

  const firing = async () => (await alerts()).filter(({ state }) => state === 'firing');
  while ((await firing()).length === 0) await setImmediate();

  expect(await firing()).toMatchObject([
    {
      labels: {
        alertname: 'BankRemoteFails',
        remote: 'mfe-accounts',
        version: gateway.version,
        channel: 'active',
        owner: 'accounts squad',
        severity: 'page',
      },
      annotations: {
        command: `node /opt/bank/bank.js rollback mfe-accounts --from ${gateway.version} --why "Visits fail"`,
      },
    },
  ]);

  const texts = await Promise.all(targets.map(async (target) => (await fetch(`http://${target}/metrics`)).text()));
  const known = [...texts.join('\n').matchAll(/^(?:# TYPE )?(\w+)/gm)].map(([, name]) => name);
  const expressions = await dashboardExpressions();
  const named = namesIn([...expressions, ...(await rules()).map((rule) => rule.query)].join('\n'));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);

  let empty = expressions;
  const deadline = Date.now() + MAX_SCRAPES_MS;
  while (empty.length > 0 && Date.now() < deadline) {
    const seen = await Promise.all(empty.map(hasSeen));
    empty = empty.filter((_, at) => !seen[at]);
  }
  expect(empty).toEqual([]);
});

async function dashboardExpressions(): Promise<string[]> {
  const { panels } = JSON.parse(await readFile(DASHBOARD, 'utf8')) as { panels: { targets?: { expr: string }[] }[] };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')));
}
