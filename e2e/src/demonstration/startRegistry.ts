import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '../bank/freePort.ts';
import { stopProcess } from '../bank/runCli.ts';

const require = createRequire(import.meta.url);

interface Registry {
  url: string;
  stop(): Promise<void>;
}

/** An npm registry on this machine that has nothing but what is published to it, by anybody. */
export async function startRegistry(folder: string): Promise<Registry> {
  const address = `localhost:${await freePort()}`;
  const file = path.join(folder, 'config.yaml');
  await mkdir(folder);
  // JSON is YAML.
  await writeFile(file, JSON.stringify(configuration(folder)));
  const program = path.join(path.dirname(require.resolve('verdaccio/package.json')), 'bin/verdaccio');
  const registry = fork(program, ['--config', file, '--listen', address], { stdio: 'pipe' });
  await new Promise((resolve, reject) => {
    let text = '';
    for (const stream of [registry.stdout, registry.stderr]) stream?.on('data', (chunk) => (text += chunk));
    registry.once('message', resolve);
    registry.once('exit', (code) => reject(new Error(`The registry ended with ${code}:\n${text}`)));
  });
  return { url: `http://${address}/`, stop: () => stopProcess(registry) };
}

function configuration(folder: string) {
  return {
    storage: path.join(folder, 'packages'),
    auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
    packages: { '@bank/*': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
    web: { enable: false },
  };
}
