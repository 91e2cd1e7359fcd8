import { type RegisteredRemote, useUnsavedState } from '@bank/shared/contract';
import { startVisit, useVisits } from '../telemetry/visits';
import { installNetwork, type Network, type Reply } from '../testing/network';
import { release } from '../testing/releases';
import { mountOf, registryOf } from '../testing/remotes';
import { sha384 } from '../testing/sha384';
import { BUDGETS_MS, LAST_GOOD_DEADLINE_MS, RETRY_DEADLINE_MS, RETRY_JITTER_MS } from './budgets';
import { hold, runningFor, startFederation } from './federation';
import { LoadError } from './LoadError';
import { type Attempt, loadRemotePart } from './loadRemotePart';
import { startRegistry, useRegistry } from './registryStore';
import { replacedIn } from './running';

const REGISTRY = '/banking/registry.json';
const UNCHANGED = { status: 304 };
const GONE = { status: 404 };
const Page = () => null;

let network: Network;
let count = 0;
/** Each test has a remote of its own: releases stay in the document. */
let name: string;
const released = (facts: Parameters<typeof release>[2] = {}) =>
  release(network, name, { module: { default: Page }, ...facts });
const pastUrl = () => `/remotes/${name}/past.json`;
const fileOf = (remote: RegisteredRemote) => mountOf(remote).preload[0] ?? '';
const served = (url: string) => ({ type: 'text/javascript', body: url });
/** The document begins with this registry. */
const start = (...remotes: RegisteredRemote[]) => {
  startRegistry(registryOf(4, remotes));
  startFederation(registryOf(4, remotes));
};
const answerRegistry = (remote: RegisteredRemote, revision = 5) =>
  network.answer(REGISTRY, { body: JSON.stringify(registryOf(revision, [remote])) });
/** Those that have failed; what is loaded counts once it is on screen. */
const visits = () => useVisits.getState().visits.map(({ outcome, phase, retries }) => ({ outcome, phase, retries }));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Loads a page, and lets pass what is decided without waiting. */
async function loading(
  remote: RegisteredRemote,
  { signal = new AbortController().signal, ...given }: { signal?: AbortSignal } & Partial<Attempt> = {},
) {
  const visit = startVisit(remote, mountOf(remote));
  const outcome: { page?: unknown; error?: unknown } = {};
  const attempt: Attempt = { count: 0, visit, ...given };
  loadRemotePart(remote, mountOf(remote), { signal, attempt }).then(
    (page) => Object.assign(outcome, { page }),
    (error: unknown) => Object.assign(outcome, { error }),
  );
  await pass(0);
  return outcome;
}
const unsettled = {};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  network = installNetwork();
  count += 1;
  name = `mfe-cards-${count}`;
  network.answer(REGISTRY, UNCHANGED);
  useUnsavedState.setState({ count: 0 });
  useVisits.setState({ visits: [] });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('asks the gateway nothing while all is well', async () => {
  const cards = released();
  start(cards);

  expect(await loading(cards)).toEqual({ page: Page });
  expect(network.callsOf(REGISTRY)).toEqual([]);
  expect(visits()).toEqual([]);
});

test('tries once more, past the browser’s cache, when nothing newer is known', async () => {
  const cards = released();
  start(cards);
  network.answer(fileOf(cards), GONE, served(fileOf(cards)));

  const outcome = await loading(cards);
  await pass(0);

  expect(outcome).toEqual({ page: Page });
  expect(network.callsOf(fileOf(cards)).map(({ init }) => init.cache)).toEqual(['default', 'reload']);
  expect(visits()).toEqual([]);
});

test('gives up after the second attempt, with its reason', async () => {
  const cards = released();
  start(cards);
  network.answer(cards.entry, new TypeError('Failed to fetch'), served(cards.entry));
  network.answer(fileOf(cards), served(fileOf(cards)), GONE);

  const outcome = await loading(cards);
  await pass(0);

  expect(outcome).toEqual({ error: expect.objectContaining({ phase: 'chunk' }) });
  expect(network.callsOf(fileOf(cards))).toHaveLength(2);
  expect(visits()).toEqual([{ outcome: 'failed', phase: 'chunk', retries: 1 }]);
});

test('does not try again what arrived and does not run', async () => {
  const cards = released({ module: {} });
  start(cards);

  expect(await loading(cards)).toEqual({ error: expect.objectContaining({ phase: 'evaluation' }) });
  expect(network.callsOf(cards.entry)).toHaveLength(1);
  expect(visits()).toEqual([{ outcome: 'failed', phase: 'evaluation', retries: 0 }]);
});

test('fails like a file when the details do not mount the page', async () => {
  const cards = { ...released(), details: `/remotes/${name}/details.json` };
  start(cards);
  network.answer(cards.details, { body: JSON.stringify({ ...cards, mounts: [] }) });

  expect(await loading(cards)).toEqual({
    error: expect.objectContaining({ message: expect.stringContaining('has nothing for /cards') }),
  });
  expect(visits()).toEqual([{ outcome: 'failed', phase: 'chunk', retries: 1 }]);
});

test('waits twice as long for the registry when the customer tries again', async () => {
  const cards = released();
  start(cards);
  network.answer(REGISTRY, 'silence');
  const outcome = await loading(cards, { count: 1 });

  await pass(2 * BUDGETS_MS.registry - 1);
  expect(outcome).toEqual(unsettled);
  await pass(1);

  expect(outcome).toEqual({ page: Page });
});

test('waits a moment before the second attempt, each page another one', async () => {
  jest.mocked(Math.random).mockReturnValue(0.5);
  const cards = released();
  start(cards);
  network.answer(fileOf(cards), GONE, served(fileOf(cards)));
  const outcome = await loading(cards);

  await pass(RETRY_JITTER_MS / 2 - 1);
  expect(network.callsOf(fileOf(cards))).toHaveLength(1);
  await pass(1);

  expect(network.callsOf(fileOf(cards))).toHaveLength(2);
  expect(outcome).toEqual({ page: Page });
});

describe('has a deadline', () => {
  test.each([
    [0, 1],
    [1, 2],
  ])('for the second attempt, at the customer’s attempt %d', async (attempt, timeoutFactor) => {
    const cards = released();
    start(cards);
    network.answer(fileOf(cards), GONE, 'silence');
    const outcome = await loading(cards, { count: attempt });
    // Less than its own budget is left: the deadline counts from the load's beginning.
    const halfway = (RETRY_DEADLINE_MS - 2500) * timeoutFactor;
    await pass(halfway);
    expect(outcome).toEqual(unsettled);
    await pass(2500 * timeoutFactor - halfway - 1);
    expect(outcome).toEqual(unsettled);

    await pass(RETRY_DEADLINE_MS * timeoutFactor);

    expect(outcome).toEqual({ error: expect.objectContaining({ phase: 'chunk' }) });
  });

  test('for the second attempt, however late it began', async () => {
    const cards = released();
    start(cards);
    network.answer(fileOf(cards), 'silence');
    const outcome = await loading(cards);

    await pass(RETRY_DEADLINE_MS - 1);
    expect(outcome).toEqual(unsettled);
    await pass(1);

    expect(outcome).toEqual({ error: expect.objectContaining({ phase: 'chunk' }) });
    expect(network.callsOf(fileOf(cards))).toHaveLength(2);
  });

  test('for the last good version', async () => {
    const past = released({ version: '0' });
    const cards = { ...released(), previous: { version: '0', details: pastUrl() } };
    start(cards);
    network.answer(pastUrl(), { body: JSON.stringify(past) });
    network.answer(cards.entry, 'silence');
    network.answer(past.entry, 'silence');
    const outcome = await loading(cards);

    await pass(LAST_GOOD_DEADLINE_MS - 1);
    expect(outcome).toEqual(unsettled);
    await pass(1);

    expect(outcome).toEqual({ error: expect.objectContaining({ phase: 'entry' }) });
    expect(network.callsOf(past.entry)).toHaveLength(1);
  });
});

describe('on a slow network', () => {
  const body = 'x'.repeat(20_480);
  const releasedLarge = () => {
    const cards = released();
    return { ...cards, integrity: { ...cards.integrity, [fileOf(cards)]: sha384(body) } };
  };

  test('waits as long as bytes arrive', async () => {
    const cards = releasedLarge();
    start(cards);
    network.answer(fileOf(cards), { type: 'text/javascript', body, msPerPart: 1000 });
    const outcome = await loading(cards);

    await pass(2 * LAST_GOOD_DEADLINE_MS);
    expect(outcome).toEqual(unsettled);
    await pass(LAST_GOOD_DEADLINE_MS);

    expect(outcome).toEqual({ page: Page });
    expect(network.callsOf(fileOf(cards))).toHaveLength(1);
  });

  test('keeps to its deadline where one file hangs while the other has arrived', async () => {
    const cards = releasedLarge();
    start(cards);
    network.answer(cards.entry, served(cards.entry));
    network.answer(fileOf(cards), 'silence');
    const outcome = await loading(cards);

    await pass(RETRY_DEADLINE_MS - 1);
    expect(outcome).toEqual(unsettled);
    await pass(1);

    expect(outcome).toEqual({ error: expect.objectContaining({ phase: 'chunk' }) });
  });
});

describe('where the registry names a last good version', () => {
  test('takes it when the active one does not load, and says which', async () => {
    const past = released({ version: '0' });
    const cards = { ...released({ module: undefined }), previous: { version: '0', details: pastUrl() } };
    start(cards);
    network.answer(pastUrl(), { body: JSON.stringify(past) });
    network.answer(cards.entry, GONE);

    const outcome = await loading(cards);
    await pass(0);

    expect(outcome).toEqual({ page: Page });
    expect(runningFor(cards)).toEqual(past);
    expect(console.error).toHaveBeenCalledWith(
      `The remote ${name} ${cards.version} failed; 0 stands in.`,
      expect.objectContaining({ phase: 'entry' }),
    );
    expect(replacedIn(cards)).toBe('entry');
    expect(visits()).toEqual([]);
  });

  test('tells of the active version’s failure when that one fails too', async () => {
    const past = released({ version: '0' });
    const cards = { ...released({ module: {} }), previous: { version: '0', details: pastUrl() } };
    start(cards);
    network.answer(pastUrl(), { body: JSON.stringify(past) });
    network.answer(past.entry, GONE);

    expect(await loading(cards)).toEqual({ error: expect.objectContaining({ phase: 'evaluation' }) });
    expect(visits()).toEqual([{ outcome: 'failed', phase: 'evaluation', retries: 0 }]);
  });
});

describe('where the active version threw when it was first shown', () => {
  const thrown = new LoadError('render', new Error('bad render'));

  test('takes the last good one at once', async () => {
    const past = released({ version: '0' });
    const cards = { ...released({ module: undefined }), previous: { version: '0', details: pastUrl() } };
    start(cards);
    network.answer(pastUrl(), { body: JSON.stringify(past) });

    expect(await loading(cards, { thrown })).toEqual({ page: Page });

    expect(runningFor(cards)).toEqual(past);
    expect(replacedIn(cards)).toBe('render');
    expect(network.callsOf(cards.entry)).toEqual([]);
  });

  test('leaves the active one alone while another part of it is on screen', async () => {
    const past = released({ version: '0' });
    const cards = { ...released(), previous: { version: '0', details: pastUrl() } };
    start(cards);
    await loading(cards);
    const release = hold(name);
    network.answer(pastUrl(), { body: JSON.stringify(past) });

    expect(await loading(cards, { thrown })).toEqual({ error: thrown });

    expect(runningFor(cards)).toEqual(cards);
    expect(visits()).toEqual([{ outcome: 'failed', phase: 'render', retries: 0 }]);
    release();
  });
});

describe('where the gateway has a newer registry', () => {
  test.each([
    ['another version', { version: '2' }],
    ['another address', { entry: '/artifacts/elsewhere/remoteEntry.js' }],
    ['other hashes', { integrity: { '/page.js': 'sha384-other' } }],
  ])('applies it when it names %s', async (_, facts) => {
    const cards = released();
    start(cards);
    network.answer(fileOf(cards), GONE);
    const newCards = { ...cards, ...facts };
    answerRegistry(newCards);

    expect(await loading(cards)).toEqual(unsettled);

    await pass(RETRY_DEADLINE_MS);
    expect(useRegistry.getState().current).toEqual(registryOf(5, [newCards]));
    expect(network.callsOf(fileOf(cards))).toHaveLength(1);
    expect(visits()).toEqual([]);
  });

  test.each([
    ['puts the remote out of service', (cards: RegisteredRemote) => [{ ...cards, disabled: { message: 'Noon.' } }]],
    ['no longer has the remote', () => []],
  ])('applies it when it %s', async (_, remotesOf) => {
    const cards = released();
    start(cards);
    network.answer(fileOf(cards), GONE);
    const newer = registryOf(5, remotesOf(cards));
    network.answer(REGISTRY, { body: JSON.stringify(newer) });

    expect(await loading(cards)).toEqual(unsettled);
    expect(useRegistry.getState().current).toEqual(newer);
  });

  test('tries the same again when it names nothing else for the remote', async () => {
    const cards = released();
    start(cards);
    network.answer(fileOf(cards), GONE, served(fileOf(cards)));
    answerRegistry(cards);

    const outcome = await loading(cards);
    await pass(0);

    expect(outcome).toEqual({ page: Page });
    expect(useRegistry.getState()).toMatchObject({ current: { revision: 4 }, next: { revision: 5 } });
  });

  test('asks for it before what the customer tries again', async () => {
    const cards = released();
    start(cards);
    answerRegistry({ ...cards, version: '2' });

    expect(await loading(cards, { count: 1 })).toEqual(unsettled);
    expect(network.calls.map(({ url }) => url)).toEqual([REGISTRY]);
    expect(useRegistry.getState().current.revision).toBe(5);
  });

  test('keeps the page while something on it is unsaved', async () => {
    const cards = released();
    start(cards);
    network.answer(fileOf(cards), GONE);
    useUnsavedState.setState({ count: 1 });
    answerRegistry({ ...cards, version: '2' });

    const outcome = await loading(cards);
    await pass(0);

    expect(outcome).toEqual({ error: expect.objectContaining({ phase: 'chunk' }) });
    expect(useRegistry.getState().current.revision).toBe(4);
  });
});

test.each<[string, Reply]>([
  ['does not answer', new TypeError('Failed to fetch')],
  ['answers with an error', { status: 503 }],
])('says so when the gateway %s either', async (_, reply) => {
  const cards = released();
  start(cards);
  network.answer(cards.entry, GONE);
  network.answer(REGISTRY, reply);

  const outcome = await loading(cards);
  await pass(0);

  expect(outcome).toEqual({ error: expect.objectContaining({ phase: 'entry' }) });
  expect(visits()).toEqual([{ outcome: 'failed', phase: 'entry', retries: 1 }]);
});

test('has no interest in a page that the customer has left', async () => {
  const cards = released();
  start(cards);
  network.answer(fileOf(cards), 'silence');
  const leaving = new AbortController();
  const outcome = await loading(cards, { signal: leaving.signal });

  leaving.abort();
  await pass(0);

  expect(outcome).toEqual({ error: expect.objectContaining({ phase: 'chunk' }) });
  expect(network.callsOf(REGISTRY)).toEqual([]);
  expect(visits()).toEqual([]);
});

test('has no interest in a page that the customer leaves between the attempts', async () => {
  jest.mocked(Math.random).mockReturnValue(1);
  const cards = { ...released(), previous: { version: '0', details: pastUrl() } };
  start(cards);
  network.answer(fileOf(cards), GONE, 'silence');
  const leaving = new AbortController();
  const outcome = await loading(cards, { signal: leaving.signal });
  await pass(RETRY_JITTER_MS);

  leaving.abort();
  await pass(0);

  expect(outcome).toEqual({ error: expect.objectContaining({ phase: 'chunk' }) });
  expect(network.callsOf(pastUrl())).toEqual([]);
  expect(visits()).toEqual([]);
});
