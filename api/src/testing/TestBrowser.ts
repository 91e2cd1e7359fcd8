import type { InjectOptions } from 'fastify';
import type { Problem } from '../kernel/contract/problem.ts';
import type { Api } from '../kernel/http/newApi.ts';
import { asApi } from '../released/recording.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
let browsers = 0;

export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #api: Api;
  readonly #address: string;

  constructor(api: Api, address?: string) {
    this.#api = api;
    browsers += 1;
    this.#address = address ?? `10.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;
  }

  get = (url: string) => this.send('GET', url);
  post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
    this.send('POST', url, payload, headers);
  put = (url: string, payload: object) => this.send('PUT', url, payload);
  patch = (url: string, payload: object) => this.send('PATCH', url, payload);
  delete = (url: string) => this.send('DELETE', url);

  headers() {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'sec-fetch-site': 'same-origin', 'x-bank-request': '1', cookie };
  }

  async send(method: Method, url: string, payload?: object | string, headers: Record<string, string> = {}) {
    const options: InjectOptions = {
      method,
      url: `/api/v1${url}`,
      remoteAddress: this.#address,
      headers: { ...this.headers(), ...headers },
      ...(payload !== undefined && { payload }),
    };
    const answer = await asApi(() => this.#api.inject(options));
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async signIn(username: string, password: string): Promise<this> {
    const { statusCode, body } = await this.post('/auth/login', { username, password });
    if (statusCode !== 200) throw new Error(`Signing in as ${username} failed: ${body}`);
    return this;
  }
}

export function refusal({ json, statusCode }: { json: () => Problem; statusCode: number }) {
  const { type, errors } = json();
  return { status: statusCode, name: type.replace('/problems/', ''), paths: errors?.map(({ path }) => path) };
}
