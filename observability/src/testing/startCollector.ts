import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code: number };
}

/** https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** Receives what OpenTelemetry's own collector would. */
export async function startCollector() {
  const received: { url: string | undefined; type: string | undefined; body: Export }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Export;
    received.push({ url: request.url, type: request.headers['content-type'], body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spans = () => received.flatMap(({ body }) => body.resourceSpans.flatMap(spansOf));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { endpoint, received, spans, stop };
}

function spansOf({ resource, scopeSpans }: Export['resourceSpans'][number]) {
  const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
  return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
}
