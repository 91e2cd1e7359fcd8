import { createPackageProgram } from '@bank/platform/src/commands/packageProgram.ts';
import { read } from './documentedCommands.ts';

/** What squads work with. All else is for operators, whose page has it. */
const COMMANDS = [
  ...['new', 'dev', 'build', 'check', 'release', 'preview', 'canary', 'promote', 'rollback', 'approve', 'flag'],
  ...['errors', 'status', 'log', 'diff', 'journeys', 'types', 'upgrade', 'keys', 'retire'],
];

/** @returns rows of the tables below the heading that begin with the name */
function rowsOf(heading: string, name: string): string[] {
  const [, section = ''] = read('docs/squad/reference.md').split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own.split('\n').filter((line) => line.startsWith('| `') && line.split('|')[1]?.includes(`\`${name}\``));
}

test.each(COMMANDS)('the reference has the command %s once, with its options', (name) => {
  const command = createPackageProgram().commands.find((one) => one.name() === name);
  const options = command?.options.map(({ long }) => long ?? '') ?? [];
  // Said once for all of them, or for those that check first.
  const own = options.filter((option) => !['--json', '--why', '--help'].includes(option));
  const rows = rowsOf('Commands', name);
  const text = [...rows, ...rowsOf('Commands', 'check')].join('');

  expect(rows).toHaveLength(1);
  expect(own.filter((option) => !text.includes(`\`${option}`))).toEqual([]);
});

test('the reference has every slot of the bank once', () => {
  const slots = [...read('shared/surface/contract.d.ts').matchAll(/'(bank\/[^']+@\d+)'/g)].map(([, name = '']) => name);

  expect(slots).not.toEqual([]);
  expect([...new Set(slots)].filter((name) => rowsOf('Slots', name).length !== 1)).toEqual([]);
});

test('the reference has every member of remote.ts', () => {
  const [, contract = ''] = /interface RemoteContract \{(.*?)\n\}/s.exec(read('shared/surface/contract.d.ts')) ?? [];
  const members = [...contract.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name);

  // The build adds the titles, from src/titles.
  expect(members.filter((name) => rowsOf('`remote.ts`', name).length !== 1)).toEqual(['titles']);
});

test('the README of the shared package has each entry once', () => {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(read('shared/package.json'));
  const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json');
  const table = read('shared/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  const named = entries.map((entry) => `\`${entry.replace('.', '@bank/shared').replace('*', '…')}\``);

  expect(named.filter((name) => table.split(name).length !== 2)).toEqual([]);
});
