import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { parse } from 'yaml';
import { DEPLOY, readCompose } from './readCompose.ts';

test('Compose takes the file, and reads the same commands and environments in it', async () => {
  const compose = debianTool('/usr/bin/docker-compose', 'docker-compose');

  const text = execFileSync(compose, ['--file', path.join(DEPLOY, 'compose.yaml'), 'config'], { encoding: 'utf8' });

  const { services } = parse(text) as {
    services: Record<string, { command?: string[]; environment?: object; image: string }>;
  };
  const read = [...(await readCompose())].map(([name, { command, environment, image }]) => [
    name,
    { command, environment, image },
  ]);
  const known = Object.entries(services).map(([name, { command = [], environment = {}, image }]) => [
    name,
    { command, environment, image },
  ]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(known));
}, 120_000);
