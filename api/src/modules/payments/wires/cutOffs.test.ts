import { leavingAt } from './cutOffs.ts';

const leaving = (time: string) => {
  const { sendsOn, arrivesOn, cutOff, isNextDay } = leavingAt(new Date(time));
  return [sendsOn, arrivesOn, cutOff.toISOString(), isNextDay];
};

test.each([
  ['on a Monday morning', '2026-11-23T14:00:00Z', '2026-11-23', '2026-11-25', '2026-11-23T22:00:00.000Z', false],
  ['just before the cut-off', '2026-11-23T21:59:59Z', '2026-11-23', '2026-11-25', '2026-11-23T22:00:00.000Z', false],
  ['at the cut-off', '2026-11-23T22:00:00Z', '2026-11-24', '2026-11-27', '2026-11-24T22:00:00.000Z', true],
  ['on Thanksgiving', '2026-11-26T15:00:00Z', '2026-11-27', '2026-12-01', '2026-11-27T22:00:00.000Z', true],
  ['on a Friday evening', '2026-11-20T23:00:00Z', '2026-11-23', '2026-11-25', '2026-11-23T22:00:00.000Z', true],
  ['on a Saturday', '2026-11-21T12:00:00Z', '2026-11-23', '2026-11-25', '2026-11-23T22:00:00.000Z', true],
  ['over a weekend', '2026-11-19T15:00:00Z', '2026-11-19', '2026-11-23', '2026-11-19T22:00:00.000Z', false],
  ['in summer', '2026-07-01T20:59:59Z', '2026-07-01', '2026-07-03', '2026-07-01T21:00:00.000Z', false],
  ['after the clocks changed', '2026-03-07T12:00:00Z', '2026-03-09', '2026-03-11', '2026-03-09T21:00:00.000Z', true],
  ['while it is tomorrow in UTC', '2026-11-24T02:00:00Z', '2026-11-24', '2026-11-27', '2026-11-24T22:00:00.000Z', true],
])('%s, a wire has its day, its cut-off in New York and its arrival', (_, time, ...expected) => {
  expect(leaving(time)).toEqual(expected);
});
