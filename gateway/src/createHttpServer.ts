import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than a proxy's keep-alive (nginx: 60 s), so that the proxy closes first. */
const KEEP_ALIVE_MS = 72_000;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
const CHECK_INTERVAL_MS = 5000;
const IDLE_TIMEOUT_MS = 120_000;
/** Gives customers on slow connections time. */
const CLOSE_GRACE_MS = 30_000;

/** Requests that are on their way when the port closes are answered in this time. */
const LINGER_MS = 500;

/** Connections without a request delay the shutdown by `LINGER_MS` at most. */
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
  const { close, closeIdleConnections } = server;
  // Fastify and Node call it as soon as the port closes, which resets connections whose next request is on its way.
  server.closeIdleConnections = () => {};
  server.close = (callback) => {
    server.keepAliveTimeout = LINGER_MS;
    setTimeout(() => {
      closeIdleConnections.call(server);
      for (const socket of unused) socket.destroy();
    }, LINGER_MS).unref();
    setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref();
    return close.call(server, callback);
  };
  return server;
}
