import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { endpointsOf } from './contract/endpoints.ts';
import { refusalsOf } from './contract/refusals.ts';
import { problem, problems } from './kernel/contract/problem.ts';
import { faultsOf } from './ledger/proveBooks.ts';
import { modules } from './modules.ts';
import { asApi } from './released/recording.ts';
import { addCustomer, PASSWORD } from './testing/addCustomer.ts';
import { arbitraryOf, type Schema } from './testing/arbitraryOf.ts';
import { jobRun } from './testing/jobRun.ts';
import { onEitherDatabase } from './testing/TestBank.ts';
import type { TestBrowser } from './testing/TestBrowser.ts';

interface Parts extends Partial<Record<'headers' | 'params' | 'querystring' | 'body', Schema>> {
  response: Record<string, TSchema>;
  security?: [];
}
interface Inputs {
  headers?: Record<string, string>;
  params?: Record<string, string>;
  querystring?: Record<string, string>;
  body?: object;
}

/** Other inputs each time: a failure prints the seed that repeats it. */
const RUNS = { numRuns: 300 };
const knownProblems = [
  ...Object.keys(problems),
  ...modules.flatMap(({ problems: own = [] }) => own.map(({ name }) => name)),
];
const endpoints = Object.entries(endpointsOf(modules)).map(([id, endpoint]) => ({
  id,
  method: endpoint.method,
  url: endpoint.url,
  schema: endpoint.schema as unknown as Parts,
  /** Refusals by status, from the document. */
  refusals: refusalsOf(endpoint, modules),
}));

function inputsOf({ headers, params, querystring, body }: Parts, url: string, known: readonly string[]) {
  const path = params ?? { type: 'object', properties: Object.fromEntries(namesIn(url).map((name) => [name, ANY])) };
  const parts = { headers, params: { ...path, required: namesIn(url) }, querystring, body };
  const entries = Object.entries(parts).flatMap(([name, part]) => (part ? [[name, arbitraryOf(part, known)]] : []));
  return fc.record(Object.fromEntries(entries)) as fc.Arbitrary<Inputs>;
}

const ANY: Schema = { type: 'string', minLength: 1 };
type Answer = Awaited<ReturnType<TestBrowser['get']>>;
const namesIn = (url: string) => [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function send(browser: TestBrowser, method: string, url: string, { headers, params, querystring, body }: Inputs) {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const query = new URLSearchParams(querystring).toString();
  return browser.send(method as 'GET', query ? `${path}?${query}` : path, body, headers);
}

/** Returns the ids of all that the customer has. */
async function idsOf(browser: TestBrowser): Promise<string[]> {
  const lists = endpoints.filter(({ method, url }) => method === 'GET' && !url.includes(':'));
  const answers = await Promise.all(lists.map(({ url }) => browser.get(url)));
  return answers.flatMap(({ body }) => body.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []);
}

/** Why the contract does not say this, if so. */
function faultOf({ schema: { response }, refusals }: (typeof endpoints)[number], answer: Answer): string | undefined {
  const { statusCode, body } = answer;
  if (statusCode >= 500) return `${statusCode}: ${body}`;
  const schema = response[statusCode];
  if (!schema) return refusals[statusCode] ? problemFault(statusCode, body) : `undocumented ${statusCode}: ${body}`;
  if (!('type' in schema) || statusCode === 204) return undefined;
  const [error] = Value.Errors(schema, JSON.parse(body));
  return error && `${statusCode}, ${error.instancePath} ${error.message}: ${body.slice(0, 300)}`;
}

function problemFault(statusCode: number, body: string): string | undefined {
  const { type, ...facts } = JSON.parse(body) as { type: string };
  const isKnown = knownProblems.includes(type.replace('/problems/', ''));
  const isWhole = Value.Check(problem, { type: '/problems/failed', ...facts });
  return isKnown && isWhole ? undefined : `${statusCode}: ${body}`;
}

onEitherDatabase((bank) => {
  test.each(endpoints)('answers whatever $id takes as the contract says', async (endpoint) => {
    const { method, url, schema } = endpoint;
    const { username, accounts } = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', 5000],
        ['Credit Card', -100],
      ],
    });
    const { accounts: others } = await addCustomer(bank().owner, { accounts: [['Checking', 5000]] });
    for (const { run } of modules.flatMap(({ jobs = [] }) => jobs)) {
      await asApi(async () => run(bank().bank, jobRun(console.error)));
    }
    const browser = await bank().browser().signIn(username, PASSWORD);
    await browser.post('/payees', { name: 'Ada Stone', accountNumber: others[0]?.number });
    const numbers = [...accounts, ...others].map(({ number }) => number);
    const known = [...new Set([...numbers, ...(await idsOf(browser)), others[0]?.id ?? ''])];
    await fc.assert(
      fc.asyncProperty(inputsOf(schema, url, known), async (inputs) => {
        const answer = await send(browser, method, url, inputs);
        if (browser.cookies.size === 0) await browser.signIn(username, PASSWORD);
        expect(faultOf(endpoint, answer)).toBeUndefined();
      }),
      RUNS,
    );
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('asks for a session wherever the contract does not say that it needs none', async () => {
    const stranger = bank().browser();
    for (const { url, method, schema, id } of endpoints) {
      const [inputs = {}] = fc.sample(inputsOf(schema, url, []), { numRuns: 1, seed: 1 });
      const { statusCode, body } = await send(stranger, method, url, inputs);
      const needsSession = statusCode === 401 && /not-signed-in|session-over/.test(body);
      expect([id, needsSession]).toEqual([id, schema.security === undefined]);
    }
  });
});
