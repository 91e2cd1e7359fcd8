import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runBank } from '@bank/operations/testing/runBank.ts';
import { readCandidate } from '@bank/registry/release/release.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { coveredElsewhere } from './coveredElsewhere.ts';
import { documentedBlocks, mentionedScripts, read, scripts } from './documentedCommands.ts';

const root = path.resolve(__dirname, '../../..');
const BANK = 'npm run bank -- ';

/** Cheap forms of commands that end soon. */
const short: Record<string, string> = {
  // Lint is the same command for all files.
  'npm run format': 'npm run format -- --help',
  // The whole run fetches two other Nodes and takes as long as all unit tests twice.
  'npm run nodes': 'npm run nodes -- --help',
  // The whole command takes twice as long as `npm test`.
  'npm run anywhere': 'npm run anywhere -- --help',
  // Jest reads its configuration for these tests anyway.
  'npm run unit': 'npm run unit -- --version',
  'npm run unit -- shared/src/format': 'npm run unit -- --version',
  'npx jest --selectProjects mfe-accounts': 'npx jest --selectProjects mfe-accounts --listTests',
};

test.each([...new Set(Object.values(short))])('%s runs', async (command) => {
  const [program = '', ...args] = command.split(' ');

  const { stdout } = await promisify(execFile)(program, args, { cwd: root });

  expect(stdout).not.toBe('');
});

const blocks = documentedBlocks()
  .map(({ file, commands }) => ({ file, commands: commands.filter((command) => !coveredElsewhere[command]) }))
  .map(({ file, commands }) => ({ file, commands: commands.filter((command) => !short[command]) }))
  .filter(({ commands }) => commands.length > 0);

test.each(blocks)(
  '$file: $commands',
  async ({ commands }) => {
    const { deployment, substitutes } = await preparedBank(commands);
    for (const command of commands) {
      expect(command).toMatch(new RegExp(`^${BANK}`));
      const [verb = '', ...rest] = wordsOf(command.slice(BANK.length));
      const args = [verb, ...rest.map((word) => substitutes.get(`${verb} ${word}`) ?? substitutes.get(word) ?? word)];

      expect(await runBank(deployment, ...args)).toMatchObject({ code: 0 });
    }
  },
  60_000,
);

test('every script is run by a test', () => {
  const run = [...Object.keys(short), ...Object.keys(coveredElsewhere), BANK];
  const commands = scripts().map((name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`));

  expect(commands.filter((command) => !run.some((known) => known.trim().startsWith(command)))).toEqual([]);
});

test('what is said to be run elsewhere is run there', () => {
  const gone = Object.entries(coveredElsewhere).filter(([, [file, words]]) => !read(file).includes(words));

  expect(gone).toEqual([]);
});

test('what is said to be run elsewhere stands in a page, or is a script', () => {
  const documented = documentedBlocks().flatMap(({ commands }) => commands);
  const known = [...documented, ...scripts().map((name) => `npm run ${name}`), 'npm start', 'npm test'];

  expect(Object.keys(coveredElsewhere).filter((command) => !known.includes(command))).toEqual([]);
});

test('scripts that pages mention exist, and so do the files that they are given', () => {
  const problems = mentionedScripts().filter(({ script, args }) => {
    if (!scripts().includes(script)) return true;
    const folder = script === 'journeys' ? 'e2e' : '.';
    const files = script === 'unit' || script === 'journeys' ? args : [];
    return !files.every((file) => isBeginning(path.join(root, folder, file)));
  });

  expect(problems).toEqual([]);
});

test('every test that docs/security.md names exists', () => {
  const cells = read('docs/security.md')
    .split('\n')
    .map((line) => line.split(' | ')[1] ?? '');
  const code = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words));
  const files = code.filter((words) => !words.startsWith('npm ')).flatMap((words) => words.split(' '));

  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !isBeginning(path.join(root, file)))).toEqual([]);
});

/** A bank with two versions of the shell and of accounts, and what stands in a page for something of the reader's own. */
async function preparedBank(commands: string[]) {
  const deployment = await emptyDeployment();
  const accounts = (content: string) => remoteBuild('accounts', {}, { 'page.js': content });
  const shells = [shellBuild(), shellBuild({}, { 'new.js': 'new' })];
  const [, , , active = ''] = await releaseAll(deployment, ...shells, accounts('one'), accounts('two'));
  const folder = await folderWith(accounts('three'));
  const nextShell = await folderWith(shellBuild({}, { 'next.js': 'next' }));
  const isReleased = commands.some((command) => command.startsWith(`${BANK}release accounts`));
  const version = isReleased ? (await readCandidate(folder)).release.version : active;
  const substitutes = new Map([
    // The tests build nothing: that a package's name does it as well is shown by the journeys, which release by names.
    ['release accounts', folder],
    ['check accounts', folder],
    ['retire allowance', 'accounts'],
    ['disable payments', 'accounts'],
    ['disable cards', 'accounts'],
    ...['release shell', 'check shell'].map((words) => [words, nextShell] as const),
    ['4f1c', version.split('-')[1] ?? ''],
    ['/srv/bank', await emptyFolder()],
  ]);
  return { deployment, substitutes };
}

/** Whether a file or folder begins like this, which is how Jest and Playwright choose. */
function isBeginning(file: string): boolean {
  return readdirSync(path.dirname(file)).some((name) => name.startsWith(path.basename(file)));
}

/** Splits words like a shell, without what it does with the output. */
function wordsOf(command: string): string[] {
  const words = command.replace(/\s*>.*$/, '').match(/"[^"]*"|\S+/g) ?? [];
  return words.map((word) => word.replaceAll('"', ''));
}
