import { execFile } from 'node:child_process';
import { cp, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgres } from '@bank/api/src/testing/startPostgres.ts';
import { serverFolder } from '@bank/checkout/workspace/bundles.ts';
import { root } from '@bank/checkout/workspace/paths.ts';
import { type Drill, type Scene, SETTLED_MS } from './Drill.ts';
import { drain } from './servers.ts';

const MIGRATION = 'drill-0001-next-version';
/** The page has this order. */
const SERVERS = ['api-1', 'api-2', 'gateway-1', 'gateway-2'];
const ONCE = 'once';
const EACH = 'each API, one after the other, then each gateway';

export const upgrade: Drill = {
  name: 'upgrade to a next version, and back by one release, as docs/operations/upgrade.md says',
  play: async (scene) => {
    const [forward = [], back = []] = await stepsOfPage();
    for (const name of SERVERS) await installNext(scene.cluster.optOf(name));
    await play(scene, forward, 'bank-next');
    await play(scene, back, path.basename(serverFolder));
    return `${SERVERS.length} servers were replaced, and put back`;
  },
};

interface Step {
  where: string;
  command: string;
}

/** Each `sh` block is a list of steps, and a comment says where they are run. */
async function stepsOfPage(): Promise<Step[][]> {
  const text = await readFile(path.join(root, 'docs/operations/upgrade.md'), 'utf8');
  return [...text.matchAll(/^```sh$(.*?)^```$/gms)].map(([, block = '']) => {
    let where = '';
    return block
      .trim()
      .split('\n')
      .flatMap((line) => {
        if (!line.startsWith('# ')) return { where, command: line };
        where = line.slice(2);
        return [];
      });
  });
}

/** The next version has one migration more, without which it does not start. */
async function installNext(opt: string): Promise<void> {
  await symlink(serverFolder, path.join(opt, 'bank-before'));
  const next = path.join(opt, 'bank-next');
  await cp(serverFolder, next, { recursive: true });
  await symlink(path.join(serverFolder, '../node_modules'), path.join(next, 'node_modules'));
  const file = path.join(next, 'main/api.js');
  const text = await readFile(file, 'utf8');
  const place = '...functionMigrations\n';
  if (!text.includes(place)) throw new Error('The list of migrations is elsewhere.');
  await writeFile(file, text.replace(place, `'${MIGRATION}': { up: async () => {} }, ${place}`));
}

async function play(scene: Scene, steps: Step[], version: string): Promise<void> {
  for (const { command } of steps.filter(({ where }) => where === ONCE)) await run(scene, SERVERS[0] ?? '', command);
  const each = steps.filter(({ where }) => where === EACH);
  for (const name of SERVERS) {
    for (const { command } of each) await run(scene, name, command);
    const runs = path.basename(await realpath(path.join(scene.cluster.optOf(name), 'bank')));
    if (runs !== version) throw new Error(`${name} runs ${runs}, and not ${version}`);
    await setTimeout(SETTLED_MS);
  }
}

/** @param name of the server on whose machine it runs */
async function run({ cluster }: Scene, name: string, command: string): Promise<void> {
  const server = cluster.process(name);
  if (command === 'systemctl stop bank') {
    const { code } = await drain(server);
    if (code !== 0) throw new Error(`${name} ended with ${code}`);
  } else if (command === 'systemctl start bank') server.launch();
  else if (command.startsWith('curl ')) await server.whenReady();
  else {
    const env = {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}:${findPostgres()}:${process.env.PATH}`,
      DATABASE_URL: cluster.postgres.urlOf('bank'),
    };
    const places: [string, string][] = [
      ['/opt', cluster.optOf(name)],
      ['/srv/backup', path.join(cluster.optOf(name), 'backup')],
    ];
    const here = places.reduce((line, [from, to]) => line.replaceAll(from, to), command);
    await promisify(execFile)('sh', ['-c', here], { env });
  }
}
