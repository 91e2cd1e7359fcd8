import { scriptedClient } from './scriptedClient';
import { currentReference, startTrace, traceParent, useTrace } from './trace';

const read = (header: string) => /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(header)?.slice(1) ?? [];

test('all requests of a visit have one trace, and each a span of its own', async () => {
  const answers = [200, 401, 200, 200];
  const { client, calls } = scriptedClient((_, position) => answers[position - 1] ?? 500);

  await client.get('/accounts');
  // Refused, repeated after a refresh.
  await client.get('/cards');

  const headers = calls.map(({ headers }) => read(String(headers.get('traceparent'))));
  expect(headers).toHaveLength(4);
  expect(new Set(headers.map(([trace]) => trace))).toEqual(new Set([useTrace.getState().id]));
  expect(new Set(headers.map(([, span]) => span)).size).toBe(4);
});

test('the next visit has another one, of which the customer reads the first half', () => {
  const [before] = read(traceParent());

  startTrace();

  const [after = ''] = read(traceParent());
  expect(after).not.toBe(before);
  expect(currentReference()).toHaveLength(16);
  expect(after.startsWith(currentReference())).toBe(true);
});
