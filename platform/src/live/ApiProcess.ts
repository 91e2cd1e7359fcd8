import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../OperatorError.ts';
import { bundles } from '../workspace/bundles.ts';

/** Before an API that has ended is started again, in ms. */
const PAUSE = 1000;

/** What the API says when it is ready. */
export interface Ready {
  /** Where it answers, without a path. */
  address: string;
  /** Whom one can sign in as; never in production. */
  demo?: { username: string; password: string };
  /** Whether a page lists the messages that would have been sent. */
  hasOutboxPage: boolean;
}

/** The API beside this process: started again whenever it ends, and ending with this process. */
export class ApiProcess {
  /** Where it answers; nothing while it does not. */
  address: string | undefined;
  readonly #say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** @throws {OperatorError} when it does not start; it has said why */
  async start(): Promise<Ready> {
    const child = fork(bundles.api, {
      execArgv: [],
      // A port that is free, on which only this machine can ask; and it is this gateway's word that counts.
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BANK_TRUST_PROXY: 'loopback' },
      // What it writes is its log: warnings and errors.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl+C is for this process: while it answers what has come in, it needs the API.
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
