import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderWith, remoteBuild } from '@bank/registry/testing/builds.ts';
import { packageBuilds } from './packageBuilds.ts';

const root = path.resolve(__dirname, '../../..');
// Where the workspace's compiler is found.
const cache = path.join(root, 'shell/.cache');
mkdirSync(cache, { recursive: true });
const repository = mkdtempSync(path.join(cache, 'builds-'));
afterEach(() => process.chdir(root));
afterAll(() => rmSync(repository, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(repository, name), text);
}

beforeAll(async () => {
  const options = { compilerOptions: { strict: true, types: [], lib: ['es2023'] }, include: ['*.ts'] };
  write({ 'package.json': '{ "name": "mfe-cards" }', 'tsconfig.json': JSON.stringify(options) });
  cpSync(await folderWith(remoteBuild('cards')), path.join(repository, 'dist'), { recursive: true });
});

test.each(['mfe-cards', 'dist'])('an error of types refuses a package, also by its build: %s', async (wanted) => {
  write({ 'remote.ts': `export const count: number = 'one';` });
  process.chdir(repository);

  await expect(packageBuilds.find(wanted)).rejects.toThrow(
    /^mfe-cards has errors of types:\nremote\.ts\(1,14\): error TS2322: /,
  );
});

test('a build that lies in its package is taken where types fit, without a word', async () => {
  write({ 'remote.ts': 'export const count: number = 1;' });

  expect(await packageBuilds.find(path.join(repository, 'dist'))).toMatchObject({ release: { name: 'mfe-cards' } });
});

test('a build without its sources is taken, and its types are said not to be checked', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue();

  const folder = await folderWith(remoteBuild('cards'));
  expect(await packageBuilds.find(folder)).toMatchObject({ release: { name: 'mfe-cards' } });

  expect(said.mock.calls).toEqual([
    [`Types of ${folder} are not checked: a build holds no sources. Check them where it is built.`],
  ]);
});
