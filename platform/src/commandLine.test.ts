import { commandLine } from './commandLine.ts';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
});

test.each([
  ['/srv/bank/bank.js', 'node /srv/bank/bank.js unpin mfe-cards'],
  ['/home/squad/bank/dist/workspace/bank.js', 'npm run bank -- unpin mfe-cards'],
  [undefined, 'npm run bank -- unpin mfe-cards'],
])('where %s was started, a message names a command that is there', (script, expected) => {
  process.argv = ['node', ...(script ? [script] : [])];

  expect(commandLine('unpin mfe-cards')).toBe(expected);
});
