import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@bank/operations/runProgram.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { createPackageProgram } from './packageProgram.ts';

const home = process.cwd();
beforeEach(() => {
  jest.replaceProperty(process, 'env', { PATH: process.env.PATH });
});
afterEach(() => {
  process.chdir(home);
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

async function repository(): Promise<string> {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'package.json'), '{ "name": "mfe-cards" }');
  await writeFile(path.join(folder, 'remote.ts'), '');
  await mkdir(path.join(folder, 'src/routes'), { recursive: true });
  return folder;
}

test('in a folder below, commands work on the repository', async () => {
  const folder = await repository();
  jest.spyOn(console, 'log').mockReturnValue();
  process.chdir(path.join(folder, 'src/routes'));

  await runCommand(createPackageProgram(), ['keys', 'cards-2027']);

  expect(await readdir(path.join(folder, '.keys'))).toContain('cards-2027.key.pem');
});

test('a repository that names no bank is told so, rather than asked for the configuration of one', async () => {
  process.chdir(await repository());
  const said = jest.spyOn(console, 'error').mockReturnValue();

  await runCommand(createPackageProgram(), ['status']);

  expect(said).toHaveBeenCalledWith(expect.stringContaining('package.json names no bank'));
});
