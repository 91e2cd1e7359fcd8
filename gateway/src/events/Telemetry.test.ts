import { parse } from '@bank/registry/parse.ts';
import { eventBatch } from './event.ts';
import { Telemetry } from './Telemetry.ts';

const event = { name: 'ok', version: '1', owner: 'Cards squad', phase: 'entry', ms: 5 };

test('counts loads of a remote, and nothing under a name that every object knows', () => {
  const telemetry = new Telemetry();

  const batch = ['mfe-cards', 'constructor', '__proto__'].map((remote) => ({ ...event, remote }));
  for (const reported of parse(eventBatch, batch, 'A batch')) telemetry.record(reported);

  expect(telemetry.of('mfe-cards').loads).toBe(1);
  expect(telemetry.of('constructor').loads).toBe(0);
  expect(telemetry.of('__proto__').loads).toBe(0);
});
