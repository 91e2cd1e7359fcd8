import type { Release, RemoteRelease } from '../schema.ts';
import { cardsRegistry, cardsRelease, shellRelease } from '../testing/cardsRegistry.ts';
import { checkFit } from './fitRules.ts';
import type { Running } from './running.ts';
import { checkProviders, checkServices } from './serviceRules.ts';

const remote = (name: string, change: Partial<RemoteRelease>) =>
  cardsRelease('1', { name, owner: `${name} squad`, ...change });
const provider = (...operations: string[]) =>
  remote('mfe-allowance', { types: 'public.d.0123456789.ts', servicesPublished: { allowance: operations } });
const user = remote('mfe-budget', {
  servicesUsed: { 'mfe-allowance': { allowance: ['GET /goals', 'GET /goals/{id}'] } },
});
const compared = (release: RemoteRelease, ...others: RemoteRelease[]) => checkServices(release, others);
const running = (...releases: Release[]): Running[] =>
  releases.map((release) => ({ release, isDisabled: false, isCanary: false, set: undefined }));

test('has nothing against what is published, whatever its parameters are called', () => {
  const whole = provider('GET /goals', 'GET /goals/{goalId}', 'POST /goals');

  expect(compared(user, whole, remote('mfe-other', {}))).toEqual([]);
  expect(compared(whole, user)).toEqual([]);
});

test('refuses a remote that asks what the live provider does not publish', () => {
  expect(compared(user, provider('GET /goals'))).toMatchObject([
    {
      rule: 'services',
      where: 'GET /api/allowance/goals/{id}',
      found: 'is used by mfe-budget 1, and mfe-allowance 1 (mfe-allowance squad) does not publish it.',
      remedy: expect.stringContaining('--hold'),
    },
  ]);
});

test.each([
  ['drops an operation', provider('GET /goals'), ['GET /api/allowance/goals/{id}']],
  ['drops a service', provider(), ['GET /api/allowance/goals', 'GET /api/allowance/goals/{id}']],
  ['drops its types', remote('mfe-allowance', {}), ['GET /api/allowance/goals', 'GET /api/allowance/goals/{id}']],
])('refuses a provider that %s which a live remote uses', (_, next, places) => {
  const refusals = compared(next, user);

  expect(refusals.map(({ where }) => where)).toEqual(places);
  expect(refusals[0]?.found).toBe(
    'is used by mfe-budget 1 (mfe-budget squad), and mfe-allowance 1 no longer publishes it.',
  );
});

test('knows nothing of types that an older preset published', () => {
  expect(compared(user, remote('mfe-allowance', { types: 'public.d.0123456789.ts' }))).toEqual([]);
});

const goal = { '': 'object', id: 'string', 'limit?': 'object', 'limit?.minor': 'number' };
const apiWith = (reads: Record<string, string>, sends: Record<string, string> = {}, problems = ['goal-closed']) => ({
  operations: { 'GET /api/allowance/goals/{goal}': { reads, sends } },
  problems,
});
const publishing = (serviceApi?: RemoteRelease['serviceApi']) =>
  remote('mfe-allowance', {
    types: 'public.d.0123456789.ts',
    servicesPublished: { allowance: ['GET /goals/{goal}'] },
    serviceApi,
  });
const reading = remote('mfe-budget', {
  servicesUsed: { 'mfe-allowance': { allowance: ['GET /goals/{id}'] } },
  serviceApisUsed: {
    'mfe-allowance': {
      operations: { 'GET /api/allowance/goals/{id}': { reads: goal, sends: {} } },
      problems: ['goal-closed'],
    },
  },
});
const said = (...arguments_: Parameters<typeof compared>) =>
  compared(...arguments_).map(({ where, found }) => `${where}: ${found}`);

test('has nothing against a service with the fields that are read, and more', () => {
  const more = publishing(apiWith({ ...goal, due: 'string' }, {}, ['goal-closed', 'goal-late']));

  expect([...compared(reading, more), ...compared(more, reading)]).toEqual([]);
});

const { id: _, ...withoutId } = goal;
test.each([
  ['drops a field', apiWith(withoutId), 'GET /api/allowance/goals/{id}', 'no longer answers with id.'],
  [
    'asks for more',
    apiWith(goal, { 'query.page': 'number' }),
    'GET /api/allowance/goals/{id}',
    'needs query.page, which is not always sent.',
  ],
  ['drops a problem', apiWith(goal, {}, []), 'goal-closed', 'is no problem that the service answers with.'],
])('refuses a provider that %s which a live remote uses, and a remote that uses it', (_, api, where, fault) => {
  const next = publishing(api);

  expect(said(next, reading)).toEqual([
    `${where}: is used by mfe-budget 1 (mfe-budget squad), and in mfe-allowance 1 it ${fault}`,
  ]);
  expect(said(reading, next)).toEqual([
    `${where}: is used by mfe-budget 1, and in mfe-allowance 1 (mfe-allowance squad) it ${fault}`,
  ]);
});

test('compares names alone where a build of an older preset recorded no fields', () => {
  const older = publishing();
  const { serviceApisUsed: _, ...named } = reading;

  expect([...compared(reading, older), ...compared(older, reading)]).toEqual([]);
  expect([...compared(named, publishing(apiWith({}))), ...compared(publishing(apiWith({})), named)]).toEqual([]);
});

test('passes over what a squad has written under a name of no operation', () => {
  const odd = { operations: { 'get /goals': 5 }, problems: [] } as never;

  expect([
    ...compared(reading, publishing(apiWith(goal))),
    ...compared({ ...reading, serviceApisUsed: { 'mfe-allowance': odd } }, publishing(odd)),
  ]).toEqual([]);
});

test('refuses a remote whose provider is not live', () => {
  expect(checkProviders(user, running(shellRelease('1'), provider()))).toEqual([]);
  expect(checkProviders(shellRelease('1'), running())).toEqual([]);
  expect(checkProviders(user, running(shellRelease('1')))).toMatchObject([
    { where: 'allowance', found: 'is a service of mfe-allowance, which is not live, and mfe-budget 1 uses it.' },
  ]);
});

test('a package of a set does not fit where its provider is not live', () => {
  const state = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'));

  expect(checkFit(user, state)).toContainEqual(expect.objectContaining({ rule: 'services', where: 'allowance' }));
});
