import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from '@bank/registry/store/contentType.ts';

const BASE = '/banking/artifacts/';
const CORS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const CACHE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };

export type Answer = (response: ServerResponse, script: Buffer, headers: Record<string, string>) => void;

/** Serves each remote's artifacts from an origin of its own and can break them. */
export class FaultyOrigins {
  store = '';
  private readonly spoiled = new Map<string, { answer: Answer; part: string }>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
  }

  /** `http://accounts.localhost:41234/banking/artifacts/` */
  base(remote: string): string {
    const address = this.server.address();
    if (typeof address !== 'object' || !address) throw new Error('The origins have not been started.');
    return `http://${remote}.localhost:${address.port}${BASE}`;
  }

  /** @param part only scripts whose names start with it */
  spoil(remote: string, answer: Answer, part = ''): void {
    this.spoiled.set(remote, { answer, part });
  }

  /** Requests that hang keep hanging, as they do behind a server that has recovered. */
  heal(): void {
    this.spoiled.clear();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = url.replace(BASE, '');
    const bytes = await readFile(path.join(this.store, 'artifacts', file)).catch(() => undefined);
    if (!bytes) return void response.writeHead(404, CORS).end();
    const headers = { ...CORS, ...CACHE_HEADERS, 'content-type': contentType(file) };
    const { answer, part = '' } = this.spoiled.get(/^mfe-(\w+)/.exec(file)?.[1] ?? '') ?? {};
    if (answer && file.endsWith('.js') && path.basename(file).startsWith(part)) answer(response, bytes, headers);
    else response.writeHead(200, headers).end(bytes);
  }
}
