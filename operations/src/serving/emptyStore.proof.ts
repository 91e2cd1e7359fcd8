import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { serverCli } from '../testing/checkout.ts';
import { startBank, whenReady } from '../testing/runBank.ts';

test('a gateway on an empty store says so once, with the remedy, however many customers come', async () => {
  const deployment = await emptyDeployment();
  const gateway = startBank(deployment, ['serve'], { PORT: String(await freePort()) });
  let log = '';
  for (const stream of [gateway.stdout, gateway.stderr]) stream?.on('data', (chunk) => (log += chunk));
  const url = await whenReady(gateway);

  const answers = await Promise.all(['', 'accounts', 'registry.json'].map((path) => fetch(url + path)));
  const ended = new Promise((resolve) => gateway.on('close', resolve));
  gateway.kill('SIGTERM');
  await ended;

  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  const lines = log.split('\n').filter((line) => line.includes('"level"'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '').msg).toBe(
    `The newest registry is not served: ${deployment.store.address} holds no bank yet. Release the shell first: node ${serverCli} release <folder of its build>.`,
  );
});
