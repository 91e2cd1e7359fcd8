import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import fastify from 'fastify';
import { runBankWith } from '../testing/runBank.ts';

const reads = { '': 'array', '[].id': 'string', '[].limit?': 'number' };
const api = { operations: { 'GET /cards/{id}/limits': { reads, sends: {} } }, problems: [] };
const cards = remoteBuild('cards', { api });
const id = { type: 'string' };
const upstream = fastify();
let fields: object = {};
let address: string;

beforeAll(async () => {
  upstream.get('/api/v1/openapi.json', () => documentOf(fields));
  address = await upstream.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => upstream.close());
beforeEach(() => {
  fields = { id, limit: { type: 'integer' } };
});

function documentOf(properties: object) {
  const schema = { type: 'array', items: { type: 'object', properties, required: ['id'] } };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  return { paths: { '/cards/{card}/limits': { get: { responses } } } };
}

async function bank(...others: Record<string, string>[]) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), ...others);
  const file = path.join(await emptyFolder(), 'bank.json');
  await writeFile(file, JSON.stringify({ ...config, dataMode: 'live' }));
  const env = { BANK_CONFIG: file, BANK_API: address };
  return {
    runWith: (more: object, ...args: string[]) => runBankWith(deployment, { ...env, ...more }, ...args),
    run: (...args: string[]) => runBankWith(deployment, env, ...args),
    folder: await folderWith(cards),
  };
}

test('check and release refuse a remote that reads a field which the live API does not have, until it has', async () => {
  const { run, folder } = await bank();
  fields = { id };

  const checked = await run('check', folder, '--json');
  expect(checked.code).toBe(1);
  expect(JSON.parse(checked.stdout).refusals).toMatchObject([
    { rule: 'api', where: 'GET /cards/{id}/limits', found: 'no longer answers with [].limit.' },
  ]);
  expect(await run('release', folder)).toMatchObject({ code: 1, stderr: expect.stringContaining('api: GET /cards') });
  expect(await run('release', folder, '--hold')).toMatchObject({ code: 0 });
  expect(await run('promote', 'cards', JSON.parse(checked.stdout).version.split('-')[1])).toMatchObject({ code: 1 });

  fields = { id, limit: { type: 'integer' } };
  expect(await run('release', folder)).toMatchObject({ code: 0 });
});

test('each of several APIs is compared with a release, and what they share is said once', async () => {
  const { runWith, folder } = await bank();
  const newer = fastify();
  newer.get('/api/v1/openapi.json', () => documentOf({ id }));
  const places = ['http://127.0.0.1:1', address, await newer.listen({ host: '127.0.0.1', port: 0 })];
  const env = { BANK_API: places.join() };

  const one = await runWith(env, 'check', folder, '--json');
  fields = { id };
  const both = await runWith(env, 'check', folder, '--json');
  await newer.close();

  const refusals = [{ rule: 'api', where: 'GET /cards/{id}/limits', found: 'no longer answers with [].limit.' }];
  expect(JSON.parse(one.stdout)).toMatchObject({ refusals });
  expect(JSON.parse(both.stdout)).toMatchObject({ refusals });
  expect(one.stderr).toMatch(/^Not compared with the API at http:\/\/127\.0\.0\.1:1\/api\/v1\/openapi\.json: /m);
});

test('an API that does not answer holds no release up, which says so', async () => {
  const { runWith, folder } = await bank();

  const { code, stderr } = await runWith({ BANK_API: 'http://127.0.0.1:1' }, 'release', folder);

  expect(code).toBe(0);
  expect(stderr).toMatch(/^Not compared with the API at http:\/\/127\.0\.0\.1:1\/api\/v1\/openapi\.json: /m);
});

test('who-uses names the releases that ask an operation, with fields and owners, and those that nobody knows of', async () => {
  const bills = remoteBuild('bills', { imports: { '@bank/shared/http': ['failureOf', 'request'] } });
  const { run } = await bank(cards, bills);

  const { stdout } = await run('who-uses', 'get', '/cards/{anything}/limits');
  expect(stdout).toMatch(/^Release +Owner +Customers +Reads +Sends\nmfe-cards \S+ +cards squad +100 % +id, limit +–\n/);
  expect(stdout).toMatch(/\nNot known, because they ask without names: mfe-bills 1\.0\.0-\w+\.\n$/);
  expect(JSON.parse((await run('who-uses', 'GET', '/cards/{id}/limits', '--json')).stdout)).toMatchObject({
    operation: 'GET /cards/{id}/limits',
    users: [{ name: 'mfe-cards', percent: 100, reads }],
  });
  expect((await run('who-uses', 'POST', '/cards')).stdout).toMatch(
    /^No release that customers can get uses POST \/cards\./,
  );
  expect(await run('who-uses', 'cards', '/cards')).toMatchObject({ code: 2 });
});

const serviceApi = (...fields: string[]) => ({
  operations: {
    'GET /api/allowance/goals': { reads: Object.fromEntries(fields.map((name) => [name, 'string'])), sends: {} },
  },
  problems: [],
});
const publish = (operations: string[], more: object = {}) =>
  remoteBuild(
    'allowance',
    { types: 'public.d.ts', servicesPublished: { allowance: operations }, ...more },
    { 'public.d.ts': JSON.stringify([operations, more]) },
  );
const published = (...operations: string[]) => publish(operations);
const servicesUsed = { 'mfe-allowance': { allowance: ['GET /goals'] } };
const budget = remoteBuild('budget', { servicesUsed });

test('check and release refuse a remote whose provider is not live, or lacks what it asks, until it has it', async () => {
  const { run } = await bank();
  const folder = await folderWith(budget);

  expect(await run('check', folder)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/mfe-allowance, which is not live/),
  });
  expect(await run('release', await folderWith(published('POST /goals')))).toMatchObject({ code: 0 });
  const refused = await run('release', folder);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/services: GET \/api\/allowance\/goals: is used by mfe-budget/);
  expect(await run('release', await folderWith(published('GET /goals', 'POST /goals')))).toMatchObject({ code: 0 });
  expect(await run('release', folder)).toMatchObject({ code: 0 });
});

test('a provider keeps what a live remote uses, and who-uses names that remote', async () => {
  const { run } = await bank(published('GET /goals', 'POST /goals'), budget);

  const refused = await run('release', await folderWith(published('POST /goals')));
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /services: GET \/api\/allowance\/goals: is used by mfe-budget \S+ \(budget squad\), and .* no longer/,
  );
  expect((await run('who-uses', 'GET', '/api/allowance/goals')).stdout).toMatch(
    /\nmfe-budget \S+ +budget squad +100 % +– +–\n$/,
  );
  expect((await run('who-uses', 'POST', '/api/allowance/goals')).stdout).toMatch(/^No release that customers can get/);
});

test('check and release refuse both sides a field of a service that one reads and the other does not publish', async () => {
  const whole = publish(['GET /goals'], { serviceApi: serviceApi('id', 'name') });
  const reading = remoteBuild('budget', {
    servicesUsed,
    serviceApisUsed: { 'mfe-allowance': serviceApi('id', 'name') },
  });
  const asking = remoteBuild('bills', { servicesUsed, serviceApisUsed: { 'mfe-allowance': serviceApi('due') } });
  const { run } = await bank(whole, reading);

  const refused = await run('release', await folderWith(publish(['GET /goals'], { serviceApi: serviceApi('id') })));
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /services: GET \/api\/allowance\/goals: is used by mfe-budget \S+ \(budget squad\), and in mfe-allowance \S+ it no longer answers with name\./,
  );
  expect(await run('check', await folderWith(asking))).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/is used by mfe-bills \S+, and in mfe-allowance .* it no longer answers with due\./),
  });
  expect((await run('who-uses', 'GET', '/api/allowance/goals')).stdout).toMatch(
    /\nmfe-budget \S+ +budget squad +100 % +id, name +–\n$/,
  );
});
