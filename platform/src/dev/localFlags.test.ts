import type { Workspace } from '../workspace/Workspace.ts';
import { localFlags } from './localFlags.ts';

const workspace = { kind: 'repository', packages: [{ name: 'mfe-allowance', folder: '' }] } as unknown as Workspace;

test('takes flags of packages of the workspace, on unless they say otherwise', () => {
  const wanted = ['allowance.rollover', 'mfe-allowance.layout=grid', 'allowance.history=false'];

  expect(localFlags(workspace, wanted)).toEqual({
    'mfe-allowance': { rollover: true, layout: 'grid', history: false },
  });
});

test.each(['rollover', 'allowance.', '.rollover', 'allowance.layout='])(
  'refuses %s, and says what it expects',
  (text) => {
    expect(() => localFlags(workspace, [text])).toThrow(`--flag is "${text}". Expected package and flag,`);
  },
);

test('refuses a flag of a package that is elsewhere', () => {
  expect(() => localFlags(workspace, ['cards.rollover'])).toThrow('There is no package "cards".');
});
