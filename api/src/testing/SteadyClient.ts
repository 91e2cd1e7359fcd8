import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** Asks one address over one connection, as a load balancer would. */
export class SteadyClient {
  answered = 0;
  /** Errors, and answers other than 200. */
  readonly failed: unknown[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Resolves once an answer closes the connection, or there is none. */
  async askOn(): Promise<void> {
    while (await this.ask());
  }

  /** @returns whether the connection stays open */
  async ask(): Promise<boolean> {
    const answer = await this.#get().catch((error: Error) => error);
    if (answer instanceof Error || answer.statusCode !== 200) this.failed.push(answer);
    if (answer instanceof Error) return false;
    this.answered += 1;
    await once(answer.resume(), 'end');
    return answer.headers.connection !== 'close';
  }

  #get(): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      get(this.#address, { agent: this.#agent }, resolve).on('error', reject);
    });
  }
}
