import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, REQUEST_TIMEOUT_MS } from './createClient';

let server: Server;
let baseURL: string;
let received: string[];

/** A bank behind a real socket: every call needs the cookie that only a refresh hands out. */
function answer(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Headers', 'content-type, traceparent, x-bank-request');
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push(`${request.method} ${request.url} ${body}`.trim());
    if (request.url === '/auth/refresh') response.setHeader('Set-Cookie', 'access=renewed; HttpOnly; Path=/');
    const isWelcome = request.url === '/auth/refresh' || request.headers.cookie?.includes('access=renewed');
    response.writeHead(isWelcome ? 200 : 401, { 'Content-Type': 'application/json' }).end(JSON.stringify({ body }));
  });
}

beforeEach(async () => {
  received = [];
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

test('carries cookies, renews them once and sends three calls again with the same JSON', async () => {
  const onSessionEnd = jest.fn();
  const { signal } = new AbortController();
  const client = createClient({ baseURL, session: () => signal, onSessionEnd });
  const numbers = [0, 1, 2];

  const answers = await Promise.all(numbers.map((number) => client.post('/payments', { number })));

  expect(answers.map(({ data }) => data.body)).toEqual(numbers.map((number) => `{"number":${number}}`));
  expect(received.filter((call) => call.startsWith('POST /auth/refresh'))).toHaveLength(1);
  expect(received.filter((call) => call === 'POST /payments {"number":2}')).toHaveLength(2);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('sends credentials and gives a call thirty seconds', () => {
  const { defaults } = createClient({ baseURL, session: () => undefined, onSessionEnd: jest.fn() });

  expect(defaults.withCredentials).toBe(true);
  expect(defaults.headers).toMatchObject({ 'X-Bank-Request': '1' });
  expect(defaults.timeout).toBe(30_000);
  expect(REQUEST_TIMEOUT_MS).toBe(30_000);
});
