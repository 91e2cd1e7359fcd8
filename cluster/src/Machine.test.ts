import { mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Machine } from './Machine.ts';
import { readCompose } from './readCompose.ts';

async function localized(name: string) {
  const services = await readCompose();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'machine-'));
  const machine = await Machine.open(folder, services.keys());
  const service = services.get(name);
  if (!service) throw new Error(`There is no ${name}.`);
  return { folder, machine, service: await machine.localize(name, service) };
}

test('a service finds the others at addresses of their own, at the ports that they have in containers', async () => {
  const { machine, service } = await localized('gateway-2');

  expect(service.environment).toMatchObject({
    HOST: machine.addressOf('gateway-2'),
    PORT: '3000',
    BANK_S3_ENDPOINT: `http://${machine.addressOf('store')}:7070`,
  });
  expect(machine.addressOf('store')).toMatch(/^127\.\d+\.\d+\.\d+$/);
});

test('volumes are folders, and files of the deployment name the addresses of this machine', async () => {
  const { folder, machine, service } = await localized('balancer');

  const file = service.command.at(-1) ?? '';
  const text = await readFile(file, 'utf8');

  expect(file).toBe(path.join(folder, 'Caddyfile'));
  expect(text).toContain(`${machine.addressOf('gateway-1')}:3000`);
  expect(text).toContain(machine.origin);
  expect(service.environment.XDG_DATA_HOME).toBe(path.join(folder, 'balancer'));
});

test('the configuration that is deployed differs from the checkout’s in its data alone, and in what editors read', async () => {
  const read = async (file: string) => JSON.parse(await readFile(path.join(__dirname, '../..', file), 'utf8'));
  const { $schema: _, ...config } = await read('bank.config.json');

  expect(await read('deploy/bank.config.json')).toEqual({ ...config, dataMode: 'live' });
});
