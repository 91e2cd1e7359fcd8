import { Command } from 'commander';
import { addDev } from './dev.ts';

test('takes several flags and services', () => {
  const program = new Command();
  addDev(program);

  const [dev] = program.commands;
  dev
    ?.action(() => {})
    .parse(['--flag', 'cards.limits', 'cards.layout=grid', '--service', 'a=b', 'c=d'], { from: 'user' });

  expect(dev?.opts()).toEqual({ flag: ['cards.limits', 'cards.layout=grid'], service: ['a=b', 'c=d'] });
});
