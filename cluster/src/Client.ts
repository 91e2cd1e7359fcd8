import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Browsers give up much later, but a customer takes this for a failure. */
const PATIENCE_MS = 3000;

export interface Answer {
  status: number;
  body: string;
}

/** A customer's browser on a network of its own, behind the balancer. */
export class Client {
  readonly #agent: Agent;
  readonly #address: string;
  readonly #patienceMs: number;
  readonly #cookies = new Map<string, string>();

  /**
   * @param address of the bank's pages
   * @param authority content of the certificate that signs the balancer's
   * @param network 0 to 250
   */
  private constructor(address: string, authority: string, network: number, patienceMs: number) {
    this.#address = address;
    this.#patienceMs = patienceMs;
    this.#agent = new Agent({ ca: authority, keepAlive: true, localAddress: `127.${network + 2}.0.9` });
  }

  static async open(
    { address, authority }: { address: string; authority: string },
    network = 0,
    patienceMs = PATIENCE_MS,
  ): Promise<Client> {
    return new Client(address, await readFile(authority, 'utf8'), network, patienceMs);
  }

  /** @param place relative to the pages, or an absolute path @throws without an answer */
  get(place: string): Promise<Answer> {
    return this.#ask('GET', place);
  }

  post(place: string, body: object, key?: string): Promise<Answer> {
    return this.#ask('POST', place, JSON.stringify(body), { ...(key && { 'idempotency-key': key }) });
  }

  /** @throws with the answer when it is refused */
  async signIn(username: string, password: string): Promise<void> {
    const { status, body } = await this.post('/api/v1/auth/login', { username, password });
    if (status !== 200) throw new Error(`Signing in as ${username} was answered with ${status}: ${body}`);
  }

  close(): void {
    this.#agent.destroy();
  }

  async #ask(method: string, place: string, payload?: string, more: Record<string, string> = {}): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { 'x-bank-request': '1', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', cookie };
    const headers = { ...own, accept: 'text/html', ...(payload && { 'content-type': 'application/json' }), ...more };
    const signal = AbortSignal.timeout(this.#patienceMs);
    return new Promise((resolve, reject) => {
      const asked = request(new URL(place, this.#address), { method, headers, agent: this.#agent, signal });
      asked.on('error', reject).on('response', (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      });
      asked.end(payload);
    });
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    this.#cookies.set(name, value);
  }
}
