import type { Customer } from './people.ts';
import type { Victim } from './Victim.ts';

let browsers = 0;

/** A network of its own each, as the proxy in front reports it. */
function newAddress(): string {
  browsers += 1;
  return `10.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;
}

/** Asks as the bank's own page does, with the cookies of one browser. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly victim: Victim,
    private readonly address = newAddress(),
  ) {}

  async signIn({ username, password }: Customer): Promise<this> {
    const { status, text } = await this.post('/auth/login', { username, password });
    if (status !== 200) throw new Error(`signing in as ${username} is answered with ${status} ${text}`);
    return this;
  }

  /** Another browser with the same cookies, or with some of them. */
  copy(names = [...this.cookies.keys()]): Browser {
    const copy = new Browser(this.victim);
    for (const name of names) copy.cookies.set(name, this.cookies.get(name) ?? '');
    return copy;
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
    return { status: answer.status, text, json: <Body = Record<string, unknown>>() => JSON.parse(text) as Body };
  }
}
