import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../OperatorError.ts';
import { bundles } from '../workspace/bundles.ts';

const PAUSE = 1000;

export interface Ready {
  /** Without a path. */
  address: string;
  /** A customer to sign in as; never in production. */
  demo?: { username: string; password: string };
  /** Whether a development page lists outgoing messages. */
  hasOutboxPage: boolean;
}

/** Runs the API as a child process and restarts it whenever it exits. */
export class ApiProcess {
  /** `undefined` while it is down. */
  address: string | undefined;
  readonly #say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** @throws {OperatorError} when it does not start; its own output says why */
  async start(): Promise<Ready> {
    const child = fork(bundles.api, {
      execArgv: [],
      // A free loopback port; only this gateway is trusted as a proxy.
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BANK_TRUST_PROXY: 'loopback' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Keeps Ctrl+C from the child: open requests still need the API during shutdown.
      detached: true,
    });
    const ready = await readyOf(child);
    this.address = ready.address;
    child.once('exit', () => this.#revive());
    return ready;
  }

  async #revive(): Promise<void> {
    this.address = undefined;
    this.#say('The API has ended. It is started again; until then the bank says that it is not available.');
    await setTimeout(PAUSE);
    await this.start().then(
      () => this.#say('The API is back.'),
      () => this.#revive(),
    );
  }
}

function readyOf(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('error', reject);
    child.once('exit', () => reject(new OperatorError('The API did not start; the lines above say why.')));
  });
}
