import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { bundles } from '../workspace/bundles.ts';

const RESTART_DELAY_MS = 1000;
/** A free loopback port; only this gateway is trusted as a proxy, and it has the port of metrics. */
const OWN = { PORT: '0', HOST: '127.0.0.1', BANK_TRUST_PROXY: 'loopback', BANK_METRICS_PORT: '' };

export interface Ready {
  address: string;
  /** Never in production. */
  demo?: { username: string; password: string };
  hasOutboxPage: boolean;
}

export class ApiProcess {
  address: string | undefined;
  readonly #log: (line: string) => void;
  readonly #settings: NodeJS.ProcessEnv;
  readonly #restarts = () => this.#restart();
  #child: ChildProcess | undefined;

  /** @param settings of the API, unless the environment says otherwise */
  constructor(log: (line: string) => void, settings: NodeJS.ProcessEnv = {}) {
    this.#log = log;
    this.#settings = settings;
  }

  /** @throws {OperatorError} when it does not start; the API says why */
  async start(): Promise<Ready> {
    const child = fork(bundles.api, {
      execArgv: [],
      env: { ...this.#settings, ...process.env, ...OWN },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Keeps Ctrl+C from the child: open requests still need the API during shutdown.
      detached: true,
    });
    const ready = await whenReady(child);
    this.address = ready.address;
    this.#child = child.once('exit', this.#restarts);
    return ready;
  }

  /** Resolves once the API has ended, so that its database is free. */
  async stop(): Promise<void> {
    const child = this.#child?.off('exit', this.#restarts);
    if (!child?.connected) return;
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  }

  async #restart(): Promise<void> {
    this.address = undefined;
    this.#log('The API exited and is being restarted. Until then the bank reports that it is unavailable.');
    await setTimeout(RESTART_DELAY_MS);
    await this.start().then(
      () => this.#log('The API is back.'),
      () => this.#restart(),
    );
  }
}

function whenReady(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('error', reject);
    child.once('exit', () => reject(new OperatorError('The API did not start; the lines above say why.')));
  });
}
