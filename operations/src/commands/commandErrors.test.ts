import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { folderWith, remoteBuild } from '@bank/registry/testing/builds.ts';
import { bank, cardsBuild } from '../testing/commandBank.ts';
import { outcome, runBank, runBankWith, startBank } from '../testing/runBank.ts';
import { folders } from './Builds.ts';
import { createProgram } from './program.ts';

jest.setTimeout(60_000);

test.each([
  [['nonsense'], 2, "unknown command 'nonsense'"],
  [['canary', 'cards', 'abc', '120'], 2, 'Expected a whole number from 1 to 100.'],
  [['release', 'x', '--base', 'cdn.example'], 2, 'Expected an https URL, or an http one of this machine'],
  [['canary', 'cards', 'abc', '0.001'], 2, 'Expected a whole number from 1 to 100.'],
  [['canary', 'cards', 'abc'], 1, 'Say who gets it: a percentage, --for with usernames, or --staff.'],
  [['canary', 'cards', 'abc', '--for', 'ada,'], 2, 'Expected usernames with commas between them.'],
  [['release', 'x', '--canary', '0'], 2, 'Expected a whole number from 1 to 100.'],
  [['release', 'x', '--hold', '--canary', '20'], 2, "option '--hold' cannot be used with option '--canary <percent>'"],
  [['check', 'x', '--base', 'https://cdn.example;/'], 2, 'Expected an https URL, or an http one of this machine'],
  [['check', 'x', '--base', 'http://cdn.example/'], 2, 'Expected an https URL, or an http one of this machine'],
  [['check', 'x', '--budget', 'abc'], 2, 'Expected a positive whole number.'],
  [['release', 'x', '--budget=-5'], 2, 'Expected a positive whole number.'],
  [['disable', 'cards', '--message', ''], 2, 'Expected a text of 1 to 200 characters; it has 0.'],
  [['disable', 'cards', '--message', 'x'.repeat(201)], 2, 'Expected a text of 1 to 200 characters; it has 201.'],
  [['disable', 'constructor', '--message', 'hi'], 1, 'The registry has no "constructor".'],
  [['pin', 'toString'], 1, 'The registry has no "toString".'],
  [['rollback', '__proto__'], 1, 'The registry has no "__proto__".'],
  [['export', __filename], 1, 'commandErrors.test.ts, which is a file, or inside one. Choose a folder.'],
  [['disable', 'cards'], 2, "required option '--message <text>' not specified"],
  [['log', '--count', '0'], 2, 'Expected a positive whole number.'],
  [['rollback', 'bills'], 1, 'The registry has no "bills". Choose one of: mfe-cards, shell.'],
  [['promote', 'cards', 'zzz'], 1, '"zzz" is not a version of mfe-cards. Choose one of: 1.0.0-'],
  [['release', 'bills'], 1, 'bills cannot be read. Name a folder that holds a build.'],
  [['diff', '9'], 1, 'has no revision 9. "bank log" lists what it has.'],
  [['rollback', 'cards', '--from', 'zzz'], 1, '"zzz" is not a version of mfe-cards. Choose one of: 1.0.0-'],
  [['rollback', 'cards', '--force'], 2, "option '--force' requires a reason: add --why <text>"],
  [['rollback', 'cards', '--force', '--why', ' '], 2, "option '--force' requires a reason: add --why <text>"],
  [['restore', '9'], 1, 'has no revision 9. "bank log" lists what it has.'],
  [['restore', 'yesterday'], 2, 'Expected a positive whole number.'],
  [['retire', 'shell'], 1, 'The shell cannot be retired: every page runs in it.'],
])('%j ends with %d and says why', async (args, code, message) => {
  const found = await runBank(await bank(remoteBuild('cards')), ...args);

  expect(found.code).toBe(code);
  expect(found.stderr).toContain(message);
  expect(found.stderr).not.toMatch(/\n\s+at /);
});

test.each([
  [
    { BANK_URL: 'bank.example' },
    'gives the invalid address "bank.example". Set BANK_URL to, for example, https://bank.example.',
  ],
  [{ PORT: 'abc' }, 'gives the invalid address "http://localhost:abc".'],
  [{ BANK_STORE: __filename }, 'BANK_STORE is'],
  [{ BANK_KEYS: __filename }, 'BANK_KEYS is'],
])('with %j nothing is released, and the message says why', async (env, message) => {
  const deployment = await bank();

  const { code, stderr } = await runBankWith(deployment, env, 'release', await cardsBuild('one'));

  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
  expect(stderr).not.toMatch(/\n\s+at /);
  expect((await latestRegistry(deployment))?.revision).toBe(1);
});

test('a refusal is data too, where data was asked for', async () => {
  const deployment = await bank();
  const folder = await folderWith(remoteBuild('bills', { bundled: ['zustand'] }));
  const errorOf = async (...args: string[]) => {
    const { stdout } = await runBank(deployment, ...args, '--json');
    return JSON.parse(stdout);
  };

  expect(await errorOf('rollback', 'bills')).toEqual({ error: expect.stringContaining('The registry has no "bills"') });
  expect(await errorOf('log', '--count', '0')).toEqual({
    error: expect.stringContaining('Expected a positive whole number'),
  });
  expect(await errorOf('release', folder)).toEqual({
    error: expect.stringContaining('cannot be deployed'),
    refusals: [expect.objectContaining({ rule: 'singletons' })],
  });
});

test.each([
  [['status'], 0],
  [['rollback', 'bills'], 1],
  [['nonsense'], 2],
])('a process that was started with %j ends with %d', async (args, code) => {
  expect(await outcome(startBank(await bank(), args))).toMatchObject({ code });
});

test('a reader that stops reading is no error', async () => {
  const child = startBank(await bank(), ['status']);
  child.stdout?.destroy();

  expect(await outcome(child)).toMatchObject({ code: 0, stderr: '' });
});

test('every command has help with an example', () => {
  const { commands } = createProgram({ builds: folders });
  expect(commands.length).toBeGreaterThan(20);

  for (const command of commands) {
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    expect(help).toContain(`Example:\n  npm run bank -- ${command.name()}`);
    expect(command.description()).not.toBe('');
  }
});
