import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than a proxy's keep-alive (nginx: 60 s), so that the proxy closes first. */
const KEEP_ALIVE_MS = 72_000;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
const CHECK_INTERVAL_MS = 5000;
const IDLE_TIMEOUT_MS = 120_000;
/** For customers on slow connections. */
const CLOSE_GRACE_MS = 30_000;

/** Connections that never sent a request do not delay the shutdown. */
export function createHttpServer(handler: RequestListener): Server {
  const limits = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...limits }, handler);
  server.setTimeout(IDLE_TIMEOUT_MS);
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  const { close } = server;
  server.close = (callback) => {
    for (const socket of unused) socket.destroy();
    setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref();
    return close.call(server, callback);
  };
  return server;
}
