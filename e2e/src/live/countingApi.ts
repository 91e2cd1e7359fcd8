import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingApi {
  /** The value of the configuration's `apiBase`. */
  url: string;
  /** Such as `GET /auth/me 401`. */
  calls: string[];
  count(call: RegExp): number;
  /** The next call gets a 401, and a refresh restores access. */
  expireAccess(): void;
  hasSession(): boolean;
  holdRefresh(): () => void;
  failRefresh(status?: number): void;
  /** Forgets every sign-in. */
  reset(): Promise<void>;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
}

const profile = {
  firstName: 'Amelia',
  lastName: 'Hart',
  email: 'amelia.hart@mail.example',
  phone: '+1 800 555 0176',
  customerSince: '2019-03-04',
};

/** The smallest API with a session: refresh cookies are single-use without grace, so reusing one ends the session. */
export async function startCountingApi(): Promise<CountingApi> {
  let serial = 0;
  let access: string | undefined;
  let refresh: string | undefined;
  let failure: number | undefined;
  let released = Promise.resolve();
  const calls: string[] = [];

  const grant = (response: ServerResponse) => {
    serial += 1;
    access = `access-${serial}`;
    refresh = `refresh-${serial}`;
    response.setHeader('set-cookie', [`access=${access}; Path=/; HttpOnly`, `refresh=${refresh}; Path=/; HttpOnly`]);
  };
  const end = () => {
    access = undefined;
    refresh = undefined;
  };
  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<[number, unknown?]>> = {
    'POST /auth/login': async (_, response) => {
      grant(response);
      return [200, {}];
    },
    'POST /auth/passkey/options': async () => [200, { challenge: 'AAAA' }],
    'POST /auth/logout': async () => {
      end();
      return [204];
    },
    'POST /auth/refresh': async (request, response) => {
      await released;
      if (failure) return [failure, {}];
      if (!refresh || cookieOf(request, 'refresh') !== refresh) {
        end();
        return [401, {}];
      }
      grant(response);
      return [200, {}];
    },
    // The gateway asks at its start, until it learns the limit.
    'GET /health': async () => [200, { status: 'ok', idleMinutes: 20 }],
    'GET /auth/me': async () => [200, profile],
    'GET /accounts': async () => [200, []],
    'GET /holdings': async () => [200, { assets: [], owed: { minor: 0, currency: 'USD' } }],
    'GET /transactions': async () => [200, { items: [], next: null }],
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'content-type, traceparent, x-bank-request');
    response.setHeader('access-control-max-age', '600');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const { pathname } = new URL(request.url ?? '', 'http://api.invalid');
    const name = `${request.method} ${pathname}`;
    const isOpen =
      request.method === 'POST' ||
      pathname === '/health' ||
      (access !== undefined && cookieOf(request, 'access') === access);
    const [status, body] = isOpen ? ((await routes[name]?.(request, response)) ?? [404, {}]) : [401, {}];
    calls.push(`${name} ${status}`);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return response.end(body === undefined ? undefined : JSON.stringify(body));
  };

  let server = createServer(answer);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const comeBack = async () => {
    server = createServer(answer);
    await listen(port);
  };
  return {
    url: `http://localhost:${port}`,
    calls,
    count: (pattern) => calls.filter((call) => pattern.test(call)).length,
    expireAccess: () => {
      access = undefined;
    },
    hasSession: () => refresh !== undefined,
    holdRefresh: () => {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    failRefresh: (status) => {
      failure = status;
    },
    reset: async () => {
      end();
      failure = undefined;
      released = Promise.resolve();
      if (!server.listening) await comeBack();
      calls.length = 0;
    },
    goDown: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    comeBack,
  };
}

function cookieOf({ headers: { cookie = '' } }: IncomingMessage, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookie)?.[1];
}
