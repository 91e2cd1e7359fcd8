import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { emptyFolder } from './deployment.ts';

export const BUCKET = 'bank';

/** s3rver ignores `If-None-Match`; see https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html */
export async function startS3(): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const buckets = [{ name: BUCKET, configs: [] }];
  const s3rver = new S3rver({ port: 0, silent: true, directory: await emptyFolder(), configureBuckets: buckets });
  const { port } = await s3rver.run();
  let last: Promise<unknown> = Promise.resolve();
  const gate = createServer((incoming, reply) => {
    if (incoming.headers['if-none-match'] !== '*') return void forward(incoming, reply, port);
    last = last.then(() => createOnce(incoming, reply, port));
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    stop: async () => {
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
      await s3rver.close();
    },
  };
}

async function createOnce(incoming: IncomingMessage, reply: ServerResponse, port: number): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}${incoming.url?.replace(/\?.*/, '')}`, { method: 'HEAD' });
  if (status === 404) return forward(incoming, reply, port);
  incoming.resume();
  reply.writeHead(412, { 'content-type': 'application/xml' });
  reply.end(
    '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>It is there already.</Message></Error>',
  );
}

/** Keeps the original headers: the client's signature covers the host. */
function forward(incoming: IncomingMessage, reply: ServerResponse, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const outgoing = httpRequest({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply).on('finish', resolve);
    });
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}
