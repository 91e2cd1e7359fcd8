import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
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
