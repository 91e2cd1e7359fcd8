import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Gateway } from '../contenders/Contender.ts';

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

interface PageServer {
  /** Its pages and pictures are served, too. */
  gateway: Gateway;
  folder: string;
  /** Where the folder's files are. */
  base: string;
  rewrite: (html: string, url: string) => string;
  /** What is not minified is measured by nobody. */
  isMinified: boolean;
}

/** Sends none of the gateway's headers: single-spa has no policy, and no integrity. */
export async function servePages({ gateway, folder, base, rewrite, isMinified }: PageServer) {
  const quality = isMinified ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MIN_QUALITY;
  const answers = new Map<string, Answer>();
  const find = async (url: string): Promise<Answer> => {
    const name = url.startsWith(base) && url.slice(base.length);
    if (name) return compressed(await readFile(path.join(folder, name)), typeOf(name), 'max-age=31536000', quality);
    const { rawPayload, headers } = await gateway.inject({ url });
    const type = String(headers['content-type']);
    if (!type.startsWith('text/html')) return compressed(rawPayload, type, 'max-age=31536000', quality);
    return compressed(Buffer.from(rewrite(rawPayload.toString(), url)), type, 'no-store', quality);
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? (await find(url));
    answers.set(url, answer);
    response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

function typeOf(name: string): string {
  return name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'image/svg+xml';
}

function compressed(body: Buffer, type: string, cached: string, quality: number): Answer {
  const headers = { 'content-type': type, 'cache-control': cached };
  if (!/^(text|image\/svg|application\/json)/.test(type)) return { body, headers };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { body: brotliCompressSync(body, { params }), headers: { ...headers, 'content-encoding': 'br' } };
}
