import type { Victim } from './Victim.ts';

/** Asks as the bank's own page does, with the cookies of one browser. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly victim: Victim,
    /** As the proxy in front reports it. */
    private readonly address: string,
  ) {}

  async signIn(customer: { username: string; password: string }): Promise<this> {
    const answer = await this.post('/auth/login', customer);
    if (answer.status !== 200) throw new Error(`signing in is answered with ${answer.status}`);
    return this;
  }

  get = (url: string) => this.send('GET', url);
  post = (url: string, body: object = {}, headers: Record<string, string> = {}) =>
    this.send('POST', url, body, headers);
  patch = (url: string, body: object) => this.send('PATCH', url, body);

  get headers(): Record<string, string> {
    return {
      cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      'sec-fetch-site': 'same-origin',
      'x-bank-request': '1',
      'x-forwarded-for': this.address,
      'x-forwarded-proto': 'https',
    };
  }

  private async send(method: string, url: string, body?: object, headers: Record<string, string> = {}) {
    const sent = { ...this.headers, ...(body && { 'content-type': 'application/json' }), ...headers };
    const answer = await fetch(`${this.victim.origin}/api/v1${url}`, {
      method,
      headers: sent,
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await answer.text();
    const json = (): Record<string, unknown> => JSON.parse(text);
    return { status: answer.status, text, json };
  }
}
