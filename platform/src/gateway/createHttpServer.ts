import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than proxies keep a connection (nginx: 60 s), so that it is they who close it. In ms. */
const KEEP_ALIVE = 72_000;
/** How long a request may take to come in, and its headers alone: slow ones must not hold connections for ever. In ms. */
const REQUEST = 30_000;
const HEADERS = 15_000;
const LOOK_EVERY = 5000;
/** How long a connection may stand still while it is answered, in ms. */
const STANDSTILL = 120_000;
/** How long answers on their way may take once the server is closed, for customers on slow lines. In ms. */
const LAST_ANSWERS = 30_000;

/** An HTTP server that ends when asked to: connections on which nothing has ever been asked do not hold it back. */
export function createHttpServer(handler: RequestListener): Server {
  const limits = { requestTimeout: REQUEST, headersTimeout: HEADERS, connectionsCheckingInterval: LOOK_EVERY };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE, ...limits }, handler);
  server.setTimeout(STANDSTILL);
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  const { close } = server;
  server.close = (callback) => {
    for (const socket of unused) socket.destroy();
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS).unref();
    return close.call(server, callback);
  };
  return server;
}
