import { once } from 'node:events';
import http, { type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { createHttpServer } from './createHttpServer.ts';

const CONNECTIONS = 50;

async function server() {
  const app = fastify({
    serverFactory: createHttpServer,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  const started: (() => void)[] = [];
  app.get('/', async () => 'answered');
  app.get('/slow', () => new Promise((resolve) => started.push(() => resolve('answered'))));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const connections = () => Promise.all(Array.from({ length: CONNECTIONS }, open));
  return { app, started, connections };
}

const ask = (socket: Socket, path = '/') => socket.write(`GET ${path} HTTP/1.1\r\nhost: bank.example\r\n\r\n`);

test('answers what is asked on open connections while the port closes, and closes them after that', async () => {
  const { app, connections } = await server();
  const [unused, used] = [await connections(), await connections()];
  for (const socket of used) {
    ask(socket);
    await once(socket, 'data');
  }

  const closed = app.close();
  const answers = [...unused, ...used].map((socket) => {
    ask(socket);
    return text(socket);
  });

  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*answered$/i);
  }
  await closed;
});

test('finishes what was asked before the port closed', async () => {
  const { app, started, connections } = await server();
  const sockets = await connections();
  for (const socket of sockets) ask(socket, '/slow');
  while (started.length < CONNECTIONS) await new Promise(setImmediate);

  const closed = app.close();
  const answers = sockets.map(async (socket) => String(await once(socket, 'data')));
  for (const answer of started) answer();

  for (const answer of await Promise.all(answers)) expect(answer).toContain('answered');
  await closed;
});

describe('by the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  function connected(server: Server): Socket {
    const socket = new Socket();
    server.emit('connection', socket);
    return socket;
  }

  test('bounds what a connection may take', () => {
    const create = jest.spyOn(http, 'createServer');

    const { timeout } = createHttpServer(() => {});

    expect(timeout).toBe(120_000);
    expect(create.mock.calls[0]?.[0]).toEqual({
      keepAliveTimeout: 72_000,
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5000,
    });
  });

  test('closes connections half a second after the port when they are idle, after 30 seconds when they are not', () => {
    const closeIdle = jest.spyOn(http.Server.prototype, 'closeIdleConnections').mockImplementation(() => {});
    const closeAll = jest.spyOn(http.Server.prototype, 'closeAllConnections').mockImplementation(() => {});
    const server = createHttpServer(() => {});
    const [unused, used, gone] = [connected(server), connected(server), connected(server)];
    server.emit('request', { socket: used }, {});
    gone.emit('close');
    const sockets = () => [unused, used, gone].map(({ destroyed }) => destroyed);

    server.close(() => {});

    expect(server.keepAliveTimeout).toBe(500);
    jest.advanceTimersByTime(499);
    expect([sockets(), closeIdle.mock.calls.length]).toEqual([[false, false, false], 0]);
    jest.advanceTimersByTime(1);
    expect([sockets(), closeIdle.mock.contexts]).toEqual([[true, false, false], [server]]);
    jest.advanceTimersByTime(29_499);
    expect(closeAll).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(closeAll).toHaveBeenCalledTimes(1);
  });
});
