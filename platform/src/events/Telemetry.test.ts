import { Telemetry } from './Telemetry.ts';

const event = { name: 'ok', version: '1', owner: 'Cards squad', phase: 'entry', ms: 5 } as const;

test('counts loads of a remote, and nothing under a name that every object knows', () => {
  const telemetry = new Telemetry();

  for (const remote of ['mfe-cards', 'constructor', '__proto__']) telemetry.record({ ...event, remote });

  expect(telemetry.of('mfe-cards').loads).toBe(1);
  expect(telemetry.of('constructor').loads).toBe(0);
  expect(telemetry.of('__proto__').loads).toBe(0);
});
