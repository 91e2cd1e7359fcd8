import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export const RECEIVER_KEY = Buffer.from('a secret of at least 24 bytes');

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { type: string; timestamp: string; data: { customerId: string; network: string; details: object } };
}

/** A system of the bank's own that is told of events. `statusOf` says what it answers each with. */
export async function openReceiver(name: string) {
  const received: Received[] = [];
  const receiver = {
    name,
    received,
    settings: {},
    arrivals: new EventEmitter(),
    statusOf: (_: Received) => 204,
    close: async () => {},
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const one = { headers: request.headers, body, event: JSON.parse(body) };
    received.push(one);
    response.writeHead(receiver.statusOf(one)).end();
    receiver.arrivals.emit('arrived');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  receiver.settings = { name, url, secret: `whsec_${RECEIVER_KEY.toString('base64')}` };
  receiver.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return receiver;
}
