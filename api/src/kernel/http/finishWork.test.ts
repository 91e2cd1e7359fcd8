import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { signal } from '../../testing/signal.ts';
import { newApi } from './newApi.ts';

test('has closed once the work is done that a client has given up', async () => {
  const api = await newApi();
  const [begun, begin] = signal();
  const [answered, letAnswer] = signal();
  const order: string[] = [];
  api.get('/slow', async () => {
    begin();
    await answered;
    order.push('the work is done');
    return 'answer';
  });
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const client = new AbortController();
  const answer = fetch(`${address}/slow`, { signal: client.signal }).catch(() => 'given up');
  await begun;
  client.abort();
  expect(await answer).toBe('given up');

  const ended = once(api.server, 'close');
  const closed = api.close().then(() => order.push('the API has closed'));
  await ended;
  await setImmediate();
  letAnswer();
  await closed;

  expect(order).toEqual(['the work is done', 'the API has closed']);
});
