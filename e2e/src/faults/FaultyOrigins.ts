import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from '@bank/platform/src/registry/contentType.ts';

const BASE = '/banking/artifacts/';
const CORS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };

/** What a server answers in place of a script. */
export type Answer = (response: ServerResponse, script: Buffer, headers: Record<string, string>) => void;

/** Serves the artifacts of a store, each remote on an origin of its own, and spoils the scripts of some on demand. */
export class FaultyOrigins {
  /** Folder of the deploy store. */
  store = '';
  private readonly answers = new Map<string, Answer>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
  }

  /** Where the artifacts of a remote are: `http://accounts.localhost:41234/banking/artifacts/`. */
  base(remote: string): string {
    const address = this.server.address();
    if (typeof address !== 'object' || !address) throw new Error('The origins have not been started.');
    return `http://${remote}.localhost:${address.port}${BASE}`;
  }

  /** Answers so for every script of a remote from now on. */
  spoil(remote: string, answer: Answer): void {
    this.answers.set(remote, answer);
  }

  /** Everything is served as it is in the store. What hangs is ended. */
  heal(): void {
    this.answers.clear();
    this.server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.heal();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = url.replace(BASE, '');
    const bytes = await readFile(path.join(this.store, 'artifacts', file)).catch(() => undefined);
    if (!bytes) return void response.writeHead(404, CORS).end();
    const headers = { ...CORS, ...KEPT, 'content-type': contentType(file) };
    const answer = file.endsWith('.js') ? this.answers.get(/^mfe-(\w+)/.exec(file)?.[1] ?? '') : undefined;
    if (answer) answer(response, bytes, headers);
    else response.writeHead(200, headers).end(bytes);
  }
}
