import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { createTestDatabase } from './testing/openTestDatabase.ts';

const ROUNDS = 3;
const CLIENTS = 8;

async function start(): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(path.join(__dirname, 'main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: await createTestDatabase(), BANK_DEMO: 'yes', BANK_DRAIN_MS: '300' },
    silent: true,
  });
  const [{ address }] = await once(child, 'message');
  return { child, address };
}

class Client {
  answered = 0;
  readonly failed: unknown[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly address: string) {}

  /** Asks again and again over one connection, as a load balancer would: until an answer sends it elsewhere. */
  async ask(): Promise<void> {
    for (;;) {
      const answer = await this.get().catch((error: Error) => error);
      if (answer instanceof Error || answer.statusCode !== 200) this.failed.push(answer);
      if (answer instanceof Error || answer.headers.connection === 'close') return;
      answer.resume();
      await once(answer, 'end');
      this.answered += 1;
    }
  }

  private get(): Promise<IncomingMessage> {
    const { address, agent } = this;
    return new Promise((resolve, reject) => get(`${address}/api/v1/health`, { agent }, resolve).on('error', reject));
  }
}

test('an API that is told to end answers everything that it was asked, and sends everybody elsewhere', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, address } = await start();
    const clients = Array.from({ length: CLIENTS }, () => new Client(address));
    const asked = clients.map((client) => client.ask());
    const ended = once(child, 'exit');
    while (clients.some(({ answered }) => answered === 0)) expect((await fetch(`${address}/readyz`)).status).toBe(200);

    child.kill('SIGTERM');

    await Promise.all(asked);
    expect(clients.flatMap(({ failed }) => failed)).toEqual([]);
    expect(await ended).toEqual([0, null]);
  }
}, 120_000);
