import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Instruments } from './Instruments.ts';
import { routeOf } from './logOptions.ts';
import type { Span } from './Tracing.ts';
import { newTraceparent, parseTraceparent, traceparentOf } from './traceparent.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Exists while the request is traced. */
    span?: Span;
    /** The line of the request says this as well. */
    logged?: { remote: string; version: string };
  }
}

/** Logs, counts and traces requests, as far as the server is asked to. Call it before any route. */
export function watchRequests(
  app: Pick<FastifyInstance, 'addHook' | 'decorateRequest' | 'log'>,
  instruments: Instruments,
): void {
  const { logRequests, metrics, tracing } = instruments;
  app.decorateRequest('span');
  app.decorateRequest('logged');
  const observe = metrics?.durations({
    name: 'bank_http_request_duration_seconds',
    help: 'How long requests took, by route template and class of the answer',
    labels: ['method', 'route', 'status'],
  });
  if (tracing) {
    app.addHook('onRequest', (request, _, done) => {
      const { method, route } = routeOf(request);
      request.span = tracing.start({
        kind: 'server',
        name: `${method} ${route}`,
        trace: request.id,
        parent: String(request.headers.traceparent),
        attributes: { 'http.request.method': method, 'http.route': route },
      });
      done();
    });
  }
  if (!logRequests && !observe && !tracing) return;
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { method, route } = routeOf(request);
    if (logRequests) {
      const { id: trace, logged: { remote, version } = {} } = request;
      // Copies of the objects would cost as much as the rest of the hook.
      const line = { trace, method, route, status: statusCode, ms: Math.round(elapsedTime), remote, version };
      // The request's own log does not do: the routes of a proxy keep it to errors.
      app.log.info(line, 'request');
    }
    observe?.({ method, route, status: statusClass(statusCode) }, elapsedTime);
    request.span?.end(statusCode);
    done();
  });
}

export function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** Servers that are asked on behalf of this request get it. */
export function traceparentFor(request: FastifyRequest): string {
  if (request.span) return request.span.traceparent;
  const given = parseTraceparent(request.headers.traceparent);
  return given ? traceparentOf(given) : newTraceparent(request.id);
}
