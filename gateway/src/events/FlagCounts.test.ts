import { addFacts } from '@bank/registry/telemetry/addFacts.ts';
import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { DayFacts } from './DayFacts.ts';
import type { ErrorEvent, VisitEvent } from './event.ts';
import { Telemetry } from './Telemetry.ts';

const facts = { owner: 'Cards squad', until: '2027-01-31' };
const flags = { rollover: { default: false, ...facts }, rows: { default: 10, values: [20], ...facts } };
const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a', { flags }));
const own = { remote: 'mfe-cards', version: 'a' };
const visit = (...given: string[]): VisitEvent => ({
  type: 'visit',
  ...own,
  part: '/cards',
  outcome: 'ok',
  phase: 'chunk',
  ms: 10,
  retries: 0,
  flags: given,
});
const error = (isNew: boolean, ...given: string[]): ErrorEvent => ({
  type: 'error',
  ...own,
  kind: 'render',
  name: 'TypeError',
  message: 'x is undefined',
  stack: [],
  page: '/cards',
  count: 1,
  isFirst: true,
  isNew,
  flags: given,
});

test('counts visits, and pages with an error, by what customers got of each flag', () => {
  const telemetry = new Telemetry();
  telemetry.record([visit('rollover=true', 'rows=20'), visit('rollover=false'), visit('rollover=true')], registry);
  telemetry.record([error(true, 'rollover=true'), error(false, 'rollover=true')], registry);

  const [{ id = '' } = {}] = telemetry.errors.all();
  expect(telemetry.errors.all()[0]).not.toHaveProperty('flags');
  expect(telemetry.facts().flags).toEqual(
    expect.arrayContaining([
      { ...own, flag: 'rollover=true', count: 2 },
      { ...own, flag: 'rollover=false', count: 1 },
      { ...own, flag: 'rows=20', count: 1 },
      { ...own, flag: 'rollover=true', error: id, count: 1 },
    ]),
  );
  expect(telemetry.facts().flags).toHaveLength(4);
});

test('keeps nothing of flags and values that the version does not have, and each once for a visit', () => {
  const telemetry = new Telemetry();

  telemetry.record([visit('other=true', 'rollover=1', 'rows=true', 'rows=30', 'rows=10', 'rows=10')], registry);

  expect(telemetry.facts().flags).toEqual([{ ...own, flag: 'rows=10', count: 1 }]);
});

test('days, and all gateways together, have the sums', () => {
  const day = new DayFacts();
  const counted = (count: number) => ({ visits: [], errors: [], flags: [{ ...own, flag: 'rollover=true', count }] });
  expect(day.add(counted(3))).toBe(true);
  expect(day.add(counted(3))).toBe(false);
  day.startDay();
  day.add(counted(5));

  expect(day.facts().flags).toEqual(counted(2).flags);
  expect(addFacts([day.facts(), counted(4), { visits: [], errors: [] }]).flags).toEqual(counted(6).flags);
});
