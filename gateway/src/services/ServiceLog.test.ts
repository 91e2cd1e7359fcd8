import { ServiceLog } from './ServiceLog.ts';

test('a service that fails is a problem for as long as a live remote needs it', () => {
  const log = new ServiceLog(['cards']);

  log.record('cards', { ms: 5, error: new Error('connect ECONNREFUSED') });

  expect(log.problems(['cards', 'other'])).toEqual({
    cards: ['The service cards fails (connect ECONNREFUSED); its pages show an error.'],
    other: ['The service other has no upstream in the configuration; its pages show an error.'],
  });
  expect(log.problems([])).toEqual({});
});
