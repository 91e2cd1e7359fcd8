import type { Canary, Registry } from '@bank/registry/schema.ts';
import { canariesOf } from './choice.ts';
import { cohortCookie, cohortOf, cohortOfCustomer, withGroups } from './cohort.ts';

const ofStaff = (cohort: string) => withGroups(cohort, ['staff']);

const SET = 'mfe-accounts@2,mfe-cards@2';

function bank(canary: Partial<Canary>): Registry {
  const channel = { active: '1', previous: [], canary: { version: '2', percent: 0, ...canary }, sets: { 2: SET } };
  const remotes = { 'mfe-accounts': channel, 'mfe-cards': channel };
  return { shell: { active: '1', previous: [] }, remotes, releases: {} } as unknown as Registry;
}

test('a customer has one cohort, however the name is written, and another one in each deployment', async () => {
  const ada = await cohortOfCustomer('bank', 'ada');

  expect(ada).toMatch(/^[0-9a-f]{16}$/);
  expect(await cohortOfCustomer('bank', ' Ada ')).toBe(ada);
  expect(await cohortOfCustomer('bank', 'grace')).not.toBe(ada);
  expect(await cohortOfCustomer('test-bank', 'ada')).not.toBe(ada);
});

test('whoever is named gets all canaries of a set at 0 percent, and nobody else any', async () => {
  const [ada, grace] = await Promise.all(['ada', 'grace'].map((name) => cohortOfCustomer('bank', name)));
  const registry = bank({ for: [ada ?? ''] });

  expect(canariesOf(registry, ada)).toEqual(['mfe-accounts', 'mfe-cards']);
  expect(canariesOf(registry, ofStaff(ada ?? ''))).toHaveLength(2);
  expect(canariesOf(registry, grace)).toEqual([]);
  expect(canariesOf(registry, undefined)).toEqual([]);
});

test('staff gets what is for staff, and else what all customers get', async () => {
  const grace = await cohortOfCustomer('bank', 'grace');

  expect(canariesOf(bank({ staff: true }), ofStaff(grace))).toHaveLength(2);
  expect(canariesOf(bank({ staff: true }), grace)).toEqual([]);
  expect(canariesOf(bank({}), ofStaff(grace))).toEqual([]);
  for (const percent of [10, 50])
    expect(canariesOf(bank({ percent }), ofStaff(grace))).toEqual(canariesOf(bank({ percent }), grace));
});

test('the cookie keeps the customer’s groups, ten at most, and nothing that is none', () => {
  const person = '0123456789abcdef';
  const cohort = withGroups(person, ['staff', 'private']);
  const [cookie] = cohortCookie(cohort, '/', true).split(';');

  expect(cohortOf({ cookie })).toBe(cohort);
  expect(cohort).toBe(`${person}.staff.private`);
  const many = withGroups(
    person,
    Array.from({ length: 20 }, (_, at) => `group-${at}`),
  );
  expect(cohortOf({ cookie: cohortCookie(many, '/', true).split(';')[0] })).toBe(many);
  expect(many.split('.')).toHaveLength(11);
  for (const other of [`${many}.x`, `${person}.`, `${person}.Root`, `${person}.a b`])
    expect(cohortOf({ cookie: `bank:cohort=${other}` })).toBeUndefined();
});
