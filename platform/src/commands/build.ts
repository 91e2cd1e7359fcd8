import { example, jsonOption } from '@bank/operations/commands/options.ts';
import { print } from '@bank/operations/commands/print.ts';
import type { Command } from 'commander';
import { currentWorkspace, distOf, findPackage } from '../workspace/Workspace.ts';

export function addBuild(program: Command): void {
  program
    .command('build')
    .description('build packages that have changed: the named ones, or all')
    .argument('[packages...]', 'packages of the workspace, such as accounts')
    .addOption(jsonOption())
    .addHelpText('after', example('bank build'))
    .action(build);
}

async function build(wanted: string[], options: { json?: boolean }): Promise<void> {
  const { buildIfChanged } = await import('../workspace/build.ts');
  const workspace = currentWorkspace();
  const chosen = wanted.length > 0 ? wanted.map((name) => findPackage(workspace, name)) : workspace.packages;
  const built: { name: string; folder: string; changed: boolean }[] = [];
  for (const one of chosen)
    built.push({ name: one.name, folder: distOf(one), changed: await buildIfChanged(workspace, one) });
  const lines = built.map(({ folder, changed }) => `${folder} is ${changed ? 'built' : 'up to date'}.`);
  print(options, built, lines.join('\n'));
}
