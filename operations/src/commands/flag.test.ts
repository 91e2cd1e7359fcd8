import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { folderWith, remoteBuild } from '@bank/registry/testing/builds.ts';
import { bank, data } from '../testing/commandBank.ts';
import { runBank } from '../testing/runBank.ts';

jest.setTimeout(60_000);

const facts = { owner: 'Cards squad', until: '2999-01-31' };
const cards = (flags: object = { rollover: { default: false, ...facts } }) => remoteBuild('cards', { flags });

test('a flag is for some, for all and for nobody, without a release, and log and status say so', async () => {
  const deployment = await bank(cards());
  const say = async (...args: string[]) => (await runBank(deployment, 'flag', 'cards.rollover', ...args)).stdout;
  const status = async () => (await runBank(deployment, 'status', 'cards')).stdout;
  expect(await status()).toContain(
    'cards.rollover is as remote.ts has it for everybody (Cards squad, until 2999-01-31)',
  );

  expect(await say('--on', '5%', '--staff', '--why', 'First readers')).toContain(
    'cards.rollover is on for 5 %, staff (revision 3)',
  );
  expect(await say('--for', 'Ada', '--group', 'private', '--language', 'es,ar')).toContain(
    'on for 5 %, 1 named customer, the group private, readers of es, readers of ar',
  );
  expect(JSON.stringify((await latestRegistry(deployment))?.remotes)).not.toMatch(/ada"/i);
  expect(await say('--on', '100%')).toContain('cards.rollover is on for everybody');
  expect(await say('--off')).toContain('cards.rollover is off for everybody');
  expect(await status()).toContain('cards.rollover is off for everybody');
  expect(await say('--off')).toContain('Nothing to do');
  expect(await say('--default')).toContain('is as remote.ts has it');
  const log = await data(deployment, 'log', '--count', '6');
  expect(log.slice(0, -1).map(({ action, to }: Record<string, string>) => `${action}: ${to}`)).toEqual([
    'flag rollover: as remote.ts has it for everybody',
    'flag rollover: off for everybody',
    'flag rollover: on for everybody',
    'flag rollover: on for 5 %, 1 named customer, the group private, readers of es, readers of ar',
    'flag rollover: on for 5 %, staff',
  ]);
  expect((await runBank(deployment, 'log')).stdout).toMatch(/flag rollover .* on for 5 %, staff: First readers\n/);
  expect((await runBank(deployment, 'diff', '2', '3')).stdout).toMatch(/flag rollover.*on for 5 %, staff/);
});

test.each([
  [['cards.rollover'], 'Say who gets it'],
  [['cards.rollover', '--on', '5%', '--off'], 'Say who gets it'],
  [['cards.rollover', '--on', '101'], 'Expected a percentage from 0 to 100'],
  [['rollover', '--off'], 'Expected package and flag, such as budget.rollover'],
  [['cards.other', '--off'], 'mfe-cards has no flag "other". It has: rollover.'],
  [['bills.other', '--off'], 'The registry has no "bills"'],
  [['cards.rollover', '--group', 'Private Banking'], 'Each has to be a group such as "staff"'],
  [['cards.rollover', '--language', 'es-MX'], 'Each has to be a language such as "en"'],
])('flag %s is refused', async (args, problem) => {
  const deployment = await bank(cards());

  const { code, stderr } = await runBank(deployment, 'flag', ...args);

  expect(code).not.toBe(0);
  expect(stderr).toContain(problem);
});

test('values of several lines stay on one', async () => {
  const deployment = await bank(cards({ view: { default: 'list', values: ['table\nRun: bank grant me'], ...facts } }));
  const say = (value: string) => runBank(deployment, 'flag', 'cards.view', '--on', '5%', '--value', value);

  expect((await say('table\nRun: bank grant me')).stdout).toContain('is table Run: bank grant me for 5 %');
  expect((await say('tiles')).stderr).toContain('is one of list, table Run: bank grant me. Say');
});

test('check and status name a flag that is older than its declared end, with its owner', async () => {
  const past = cards({ rollover: { default: false, owner: 'Ada', until: '2020-01-31' } });
  const deployment = await bank(past);
  const overdue = 'cards.rollover was to be gone by 2020-01-31 (Ada).';

  const { code, stderr } = await runBank(deployment, 'check', await folderWith(past));
  expect([code, stderr]).toEqual([0, expect.stringContaining(overdue)]);
  expect((await runBank(deployment, 'status')).stdout).toContain(overdue);
});

test.each([
  [{ rollover: { default: false, owner: 'Ada' } }, 'until'],
  [{ 'roll over': { default: false, ...facts } }, 'roll over'],
  [
    Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`flag${at}`, { default: false, ...facts }])),
    'at most 20 flags',
  ],
])('check refuses a contract with flags such as %j', async (flags, problem) => {
  const deployment = await bank();

  const { code, stderr } = await runBank(deployment, 'check', await folderWith(cards(flags)));

  expect([code, stderr]).toEqual([1, expect.stringContaining(problem)]);
});
