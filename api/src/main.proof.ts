import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTestDatabase } from './testing/openTestDatabase.ts';
import { SteadyClient } from './testing/SteadyClient.ts';

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

test('an API that is told to end answers everything that it was asked, and sends everybody elsewhere', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, address } = await start();
    const clients = Array.from({ length: CLIENTS }, () => new SteadyClient(`${address}/api/v1/health`));
    await Promise.all(clients.map((client) => client.ask()));
    const asked = clients.map((client) => client.askOn());
    const ended = once(child, 'exit');

    child.kill('SIGTERM');

    await Promise.all(asked);
    expect(clients.flatMap(({ failed }) => failed)).toEqual([]);
    expect(await ended).toEqual([0, null]);
  }
}, 120_000);
