import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Store } from '@bank/registry/store/Store.ts';

/** Serves the part of S3 that a gateway asks for from a folder. */
export class StoreServer {
  isHanging = false;
  /** The file whose objects, in every encoding, have another first byte. */
  altered: string | undefined;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  constructor(private readonly store: Store) {}

  /** @returns its endpoint */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What was asked while it hung is asked again. */
  goOn(): void {
    this.isHanging = false;
    this.server.closeAllConnections();
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isHanging) return;
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const [, , ...names] = decodeURIComponent(pathname).split('/');
    if (searchParams.has('list-type')) return this.list(searchParams, response);
    const key = names.join('/');
    const bytes = await this.store.get(key);
    if (!bytes) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const isAltered = this.altered !== undefined && key.includes(this.altered);
    response.end(isAltered ? bytes.map((byte, at) => (at === 0 ? byte ^ 1 : byte)) : bytes);
  }

  private async list(wanted: URLSearchParams, response: ServerResponse): Promise<void> {
    const folder = wanted.get('prefix') ?? '';
    const names = await this.store.list(folder.replace(/\/$/, ''));
    const contents = names.map((name) => `<Contents><Key>${folder}${name}</Key></Contents>`).join('');
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
  }
}
