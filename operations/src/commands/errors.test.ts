import vm from 'node:vm';
import type { CountedError, TelemetryFacts } from '@bank/registry/telemetry/facts.ts';
import { remoteBuild } from '@bank/registry/testing/builds.ts';
import type { TestDeployment } from '@bank/registry/testing/deployment.ts';
import { transformSync } from '@swc/core';
import { bank, data } from '../testing/commandBank.ts';
import { runBank } from '../testing/runBank.ts';

const SOURCE = `interface Card {
  name: string;
}

function nameOf(card: Card | undefined): string {
  return (card as Card).name;
}

function showCards(cards: Card[]): string {
  const names = [nameOf(cards[0]), nameOf(cards[1])];
  return names.join();
}

globalThis.show = () => showCards([]);
`;
const FILE = 'mfe-cards/src/CardsPage.ts';

/** Compiles as a squad's build does: one line of short names, and a map beside it. */
function compiled() {
  const { code, map = '' } = transformSync(SOURCE, {
    filename: FILE,
    sourceFileName: FILE,
    sourceMaps: true,
    minify: true,
    isModule: false,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: false, mangle: { toplevel: true } },
    },
  });
  return { code, map };
}

/** Returns what the page knows of the error that the script throws. */
function stackOf(code: string): string[] {
  const context = vm.createContext({});
  vm.runInContext(code, context, { filename: 'page.js' });
  const { stack } = vm.runInContext('try { show() } catch (error) { error }', context, { filename: 'elsewhere.js' });
  return [...String(stack).matchAll(/page\.js:\d+:\d+/g)].map(([at]) => at);
}

const AT = new Date().toISOString();
const failure = (version: string, change: Partial<CountedError> = {}): CountedError => ({
  id: '9f86d08188',
  remote: 'mfe-cards',
  version,
  kind: 'render',
  name: 'TypeError',
  message: 'no “…”',
  stack: ['page.js:1:2'],
  page: '/cards',
  count: 5,
  pages: 5,
  firstAt: AT,
  lastAt: AT,
  ...change,
});

async function report({ store }: TestDeployment, facts: Partial<TelemetryFacts>, gateway = 'one'): Promise<void> {
  const text = JSON.stringify({ visits: [], errors: [], ...facts });
  await store.put(`telemetry/${AT.slice(0, 10)}/${gateway}.json`, new TextEncoder().encode(text));
}

async function bankWith(files: Record<string, string> = {}) {
  const deployment = await bank(remoteBuild('cards', {}, files));
  const { version } = (await data(deployment, 'status')).packages[1];
  return { deployment, version };
}

test('lists what all gateways were told, the most frequent first, with owner and share of the visits', async () => {
  const { deployment, version } = await bankWith();
  const visits = ['ok', 'override'].map((outcome) => ({ remote: 'mfe-cards', version, outcome, count: 150 }));
  const other = failure('9', { id: '1111111111', remote: 'unknown', count: 1, name: 'Error', message: 'x\u001b[2Jy' });
  await report(deployment, { visits, errors: [failure(version), other] });
  await report(
    deployment,
    { visits: [{ ...visits[0], outcome: 'failed', count: 50 }] as never, errors: [failure(version)] },
    'two',
  );

  const { stdout } = await runBank(deployment, 'errors');
  const { errors, gateways } = await data(deployment, 'errors', 'cards');

  const [, first, second] = stdout.split('\n');
  expect(first).toMatch(
    /^9f86d08188 +mfe-cards +1\.0\.0-\w+ +cards squad +render +10 +5\.0 % +0 min +0 min +TypeError: no “…”$/,
  );
  expect(second).toMatch(/^1111111111 +unknown +9 +– .* Error: x \[2Jy$/);
  expect(gateways).toBe(2);
  expect(errors).toEqual([
    {
      ...failure(version),
      count: 10,
      pages: 10,
      owner: 'cards squad',
      state: 'active',
      visits: 200,
      shareOfVisits: 0.05,
      flags: [],
    },
  ]);
});

test('counts a visit once, however often it had the error', async () => {
  const { deployment, version } = await bankWith();
  const visits = [{ remote: 'mfe-cards', version, outcome: 'ok', count: 10 }];
  await report(deployment, { visits, errors: [failure(version, { count: 300, pages: 4 })] });

  const { stdout } = await runBank(deployment, 'errors', '9f86d08188');

  expect(stdout).toContain('300 times, in 40.0 % of 10 visits, first');
});

test('an id leads to file, line and function in the sources, and to the line itself', async () => {
  const { code, map } = compiled();
  const { deployment, version } = await bankWith({ 'page.js': code, 'page.js.map': map });
  await report(deployment, { errors: [failure(version, { stack: stackOf(code) })] });

  const { stdout } = await runBank(deployment, 'errors', '9f86');

  expect(stdout.trimEnd().split('\n')).toEqual([
    'TypeError: no “…”',
    `mfe-cards ${version} (active), cards squad: render on /cards`,
    '5 times, first 0 min ago, last 0 min ago',
    '',
    `  at nameOf (${FILE}:6:25)`,
    '      return (card as Card).name;',
    expect.stringMatching(`  at showCards \\(${FILE}:10:\\d+\\)`),
    '      const names = [nameOf(cards[0]), nameOf(cards[1])];',
    expect.stringMatching(`${FILE}:14:\\d+`),
    '      globalThis.show = () => showCards([]);',
  ]);
  expect((await data(deployment, 'errors', '9f86d08188')).frames[0]).toEqual({
    at: stackOf(code)[0],
    source: FILE,
    line: 6,
    column: 25,
    function: 'nameOf',
    code: 'return (card as Card).name;',
  });
});

test('says of each place why it cannot be resolved', async () => {
  const { deployment, version } = await bankWith({ 'other.js': '1', 'other.js.map': '{' });
  const stack = ['page.js:1:2', 'gone.0123456789.js:1:2', 'other.js:1:1', 'somewhere'];
  await report(deployment, { errors: [failure(version, { stack })] });

  const { frames } = await data(deployment, 'errors', '9f86d08188');

  expect(frames.map(({ problem }: { problem: string }) => problem)).toEqual([
    `mfe-cards ${version} was released without source maps`,
    'no version that is kept has this script',
    expect.stringMatching(/^maps\/\w+\.json is no source map; release mfe-cards .* again$/),
    'names no place in a script',
  ]);
});

test('a source map whose source is no text ends no command', async () => {
  const map = { version: 3, sources: ['a.ts'], sourcesContent: [5], names: [], mappings: 'AAAA' };
  const { deployment, version } = await bankWith({ 'other.js': '1', 'other.js.map': JSON.stringify(map) });
  await report(deployment, { errors: [failure(version, { stack: ['other.js:1:1'] })] });

  const { frames } = await data(deployment, 'errors', '9f86d08188');

  expect(frames).toMatchObject([{ source: 'a.ts', line: 1 }]);
});

test('a source map that is larger than those of a remote is not read', async () => {
  const map = { version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' };
  const text = JSON.stringify(map).padEnd(16 * 1024 * 1024);
  const { deployment, version } = await bankWith({ 'other.js': '1', 'other.js.map': text });
  await report(deployment, { errors: [failure(version, { stack: ['other.js:1:1'] })] });

  const { frames } = await data(deployment, 'errors', '9f86d08188');

  expect(frames).toEqual([{ at: 'other.js:1:1', problem: expect.stringContaining('is larger than source maps are') }]);
});

test('an id or a remote that is not there is named, and so is a bank whose gateways write nothing', async () => {
  const { deployment, version } = await bankWith();

  expect((await runBank(deployment, 'errors')).stdout).toContain('No gateway has written to');
  expect((await runBank(deployment, 'errors', '9f86')).stderr).toContain(
    'There is no error "9f86" in the last 7 days.',
  );
  expect((await runBank(deployment, 'errors', 'bills')).stderr).toContain('The registry has no "bills".');
  await report(deployment, { visits: [{ remote: 'mfe-cards', version, outcome: 'ok', count: 1 }] });
  expect((await runBank(deployment, 'errors', 'cards')).stdout.trim()).toBe(
    'No errors of mfe-cards in the last 7 days.',
  );
});

test('what no gateway wrote is passed over with a warning', async () => {
  const { deployment } = await bankWith();
  await report(deployment, { errors: [{}] as never });

  const { stderr, code } = await runBank(deployment, 'errors');

  expect(code).toBe(0);
  expect(stderr).toMatch(/Warning: passed over\. telemetry\/\S+one\.json is none that a gateway wrote\./);
});

test('one error is compared by what customers got of a flag', async () => {
  const { deployment, version } = await bankWith();
  const own = { remote: 'mfe-cards', version };
  const flags = [
    { ...own, flag: 'rollover=true', count: 40 },
    { ...own, flag: 'rollover=false', count: 800 },
    { ...own, flag: 'rollover=true', error: '9f86d08188', count: 12 },
    { ...own, version: '9', flag: 'rollover=true', count: 7 },
  ];
  await report(deployment, { errors: [failure(version)], flags });

  const { stdout } = await runBank(deployment, 'errors', '9f86');

  expect(stdout).toContain(
    'with rollover=false: in 0 of 800 visits (0.0 %)\nwith rollover=true: in 12 of 40 visits (30.0 %)',
  );
});
