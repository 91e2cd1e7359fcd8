import type { FastifyRequest } from 'fastify';
import { isOperator } from './isOperator.ts';

function request(headers: Record<string, string>, remoteAddress?: string): FastifyRequest {
  return { headers, socket: { remoteAddress } } as unknown as FastifyRequest;
}

describe('without a token', () => {
  const asks = (headers: Record<string, string>, address?: string) => isOperator(request(headers, address), undefined);

  test.each(['127.0.0.1', '127.10.20.30', '::1', '::ffff:127.0.0.1', '::ffff:127.10.20.30'])(
    'is whoever asks from this machine: %s',
    (address) => expect(asks({ host: 'localhost' }, address)).toBe(true),
  );

  test.each([undefined, '203.0.113.9', '127.0.0', '10.127.0.0.1', '::ffff:10.0.0.1', '127.0.0.1.evil'])(
    'is nobody from elsewhere: %s',
    (address) => expect(asks({ host: 'localhost' }, address)).toBe(false),
  );

  test.each(['localhost', 'localhost:3000', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:3000'])(
    'may call this machine %s',
    (host) => expect(asks({ host }, '127.0.0.1')).toBe(true),
  );

  test.each(['rebound.example', 'localhost.evil.example', 'evil-localhost', 'localhost:3000:1', 'localhost:x'])(
    'may not call it %s',
    (host) => expect(asks({ host }, '127.0.0.1')).toBe(false),
  );

  test('may not leave out what the machine is called', () => expect(asks({}, '127.0.0.1')).toBe(false));

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])('is nobody behind a proxy that sends %s', (name) =>
    expect(asks({ host: 'localhost', [name]: '' }, '127.0.0.1')).toBe(false),
  );
});

test('with a token, is its bearer alone', () => {
  const asks = (headers: Record<string, string>) => isOperator(request(headers, '127.0.0.1'), 'secret');

  expect(asks({ authorization: 'Bearer secret' })).toBe(true);
  expect(asks({ authorization: 'Bearer secret', via: 'a proxy' })).toBe(true);
  for (const authorization of ['Bearer secrets', 'Bearer ', 'secret', ''])
    expect(asks({ host: 'localhost', authorization })).toBe(false);
  expect(asks({ host: 'localhost' })).toBe(false);
});
