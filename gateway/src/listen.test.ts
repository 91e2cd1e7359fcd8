import { freePort } from '@bank/registry/testing/freePort.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { listen } from './listen.ts';

const gatewayThat = (listening: () => Promise<string>) =>
  Object.assign(fastify(), { listen: jest.fn(listening) }) as unknown as FastifyInstance;

afterEach(() => {
  delete process.env.HOST;
  jest.restoreAllMocks();
});

test('a taken port is named, with the one after it', async () => {
  const port = await freePort();
  const first = fastify();
  await listen(first, port);

  await expect(listen(fastify(), port)).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another one with PORT=${Number(port) + 1} before the command.`,
  );
  await first.close();
});

test('a port that this account may not use is named, with one that it may', async () => {
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });

  await expect(
    listen(
      gatewayThat(() => Promise.reject(refused)),
      '80',
    ),
  ).rejects.toThrow(
    'Port 80 needs more rights than this account has: ports below 1024 usually belong to root. Choose another one with PORT=8080 before the command.',
  );
});

test('any other failure stays as it is', async () => {
  const failure = Object.assign(new Error('listen EMFILE'), { code: 'EMFILE' });

  await expect(listen(gatewayThat(() => Promise.reject(failure)))).rejects.toBe(failure);
});

test.each([
  [undefined, undefined, { port: 3000, host: 'localhost' }, 'http://localhost:3000'],
  ['1', '0.0.0.0', { port: 1, host: '0.0.0.0' }, 'http://0.0.0.0:1'],
  ['65535', '::1', { port: 65_535, host: '::1' }, 'http://[::1]:65535'],
])('with PORT %s and HOST %s it says where it listens', async (port, host, options, origin) => {
  if (host) process.env.HOST = host;
  const gateway = gatewayThat(async () => '');

  expect(await listen(gateway, port)).toBe(origin);
  expect(gateway.listen).toHaveBeenCalledWith(options);
});

test.each(['0', '-1', '65536', '80.5', 'http', ''])('PORT "%s" is refused before anything listens', async (port) => {
  const gateway = gatewayThat(async () => '');

  await expect(listen(gateway, port)).rejects.toThrow(`PORT is "${port}". Expected a number from 1 to 65535.`);
  expect(gateway.listen).not.toHaveBeenCalled();
});
