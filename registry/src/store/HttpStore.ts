import { OperatorError } from '../OperatorError.ts';
import type { Store } from './Store.ts';

const TIMEOUT_MS = 30_000;

/** The store of a bank that shows it ("overrides": true in its configuration). Read only. */
export class HttpStore implements Store {
  readonly address: string;

  /** @param address of the bank, with its base path */
  constructor(address: string) {
    this.address = address.endsWith('/') ? address : `${address}/`;
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const answer = await this.ask('GET', key);
    return answer && new Uint8Array(await answer.arrayBuffer());
  }

  async list(folder: string): Promise<string[]> {
    const answer = await this.ask('GET', `${folder}/`);
    return answer ? ((await answer.json()) as string[]) : [];
  }

  async has(key: string): Promise<boolean> {
    return (await this.ask('HEAD', key)) !== undefined;
  }

  put(): Promise<never> {
    return this.refuse();
  }

  remove(): Promise<never> {
    return this.refuse();
  }

  private async ask(method: string, path: string): Promise<Response | undefined> {
    const url = new URL(`store/${path}`, this.address);
    const answer = await fetch(url, { method, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
      throw new OperatorError(`${this.address} does not answer (${error.message}). Is it the address of a bank?`);
    });
    if (answer.status === 404) return undefined;
    if (answer.ok && !isPage(answer)) return answer;
    throw new OperatorError(
      answer.ok || answer.status === 403
        ? `${this.address} does not show its store. Name a bank with "overrides": true in its configuration, with its base path.`
        : `${url} answered with ${answer.status}.`,
    );
  }

  private refuse(): Promise<never> {
    return Promise.reject(
      new OperatorError(
        `Nobody can write to ${this.address}. Set BANK_STORE to the folder, or the s3://bucket/prefix, that the platform team gave you.`,
      ),
    );
  }
}

function isPage(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') ?? false;
}
