import type { Answer } from './FaultyOrigins.ts';

const HTML = '<!doctype html><title>Sign in to the network</title><p>Welcome to the hotel.</p>';

/** How servers, caches and networks damage a script, by fault. */
export const answers = {
  '404': (response, _, headers) => void response.writeHead(404, headers).end(),
  '500': (response, _, headers) => void response.writeHead(500, headers).end('Internal Server Error'),
  '503 with JSON': (response, _, headers) => {
    response.writeHead(503, { ...headers, 'content-type': 'application/json' }).end('{"error":"maintenance"}');
  },
  'HTML instead of script': (response, _, headers) => {
    response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(HTML);
  },
  empty: (response, _, headers) => void response.writeHead(200, headers).end(),
  truncated: (response, script, headers) => {
    response.writeHead(200, headers).end(script.subarray(0, script.length / 2));
  },
  reset: (response, script, headers) => {
    response.writeHead(200, { ...headers, 'content-length': script.length });
    response.write(script.subarray(0, script.length / 2), () => response.socket?.resetAndDestroy());
  },
  'hangs before headers': () => undefined,
  '1 byte a second': (response, script, headers) => {
    response.writeHead(200, headers);
    let sent = 0;
    const timer = setInterval(() => response.write(script.subarray(sent, ++sent)), 1000);
    response.on('close', () => clearInterval(timer));
  },
  'flipped byte': (response, script, headers) => {
    const flipped = Buffer.from(script);
    // Near the end, because everything before it could run.
    const last = flipped.length - 4;
    flipped[last] = (flipped[last] ?? 0) ^ 1;
    response.writeHead(200, headers).end(flipped);
  },
  'wrong content type': (response, script, headers) => {
    response.writeHead(200, { ...headers, 'content-type': 'text/plain' }).end(script);
  },
  'CORS refused': (response, script, { 'access-control-allow-origin': _, ...headers }) => {
    response.writeHead(200, headers).end(script);
  },
  // Not cached: the script element requests again what the loader has verified.
  'hangs as a script': (response, script, headers) => {
    if (response.req.headers['sec-fetch-dest'] === 'script') return;
    response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(script);
  },
} satisfies Record<string, Answer>;
