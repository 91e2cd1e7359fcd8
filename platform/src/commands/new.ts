import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { mountAddress } from '@bank/shared/mounts';
import { paths } from '@bank/shared/paths';
import { type Command, InvalidArgumentError } from 'commander';
import { loadConfig } from '../config/loadConfig.ts';
import { configFile } from '../config/places.ts';
import { OperatorError } from '../OperatorError.ts';
import { createRemote } from '../templates/createRemote.ts';
import { currentWorkspace } from '../workspace/Workspace.ts';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';

export function addNew(program: Command): void {
  program
    .command('new')
    .description('create a remote with a page, a test and everything it needs to run')
    .argument('<name>', 'lower-case words with hyphens, such as transfers', parseName)
    .option('--mount <path>', 'path of its page; by default its name', parseMount)
    .addOption(jsonOption())
    .addHelpText('after', example('bank new transfers --mount /transfers'))
    .action(newCommand);
}

async function newCommand(short: string, { mount = `/${short}`, ...options }: { mount?: string; json?: boolean }) {
  const name = `mfe-${short}`;
  const isInSidebar = Object.values<string>(paths).includes(mountAddress(mount));
  const {
    navigationGroups: [group = 'Main'],
  } = await loadConfig(configFile());
  const { root } = currentWorkspace();
  const folder = await createRemote(root, { name, mount, isInSidebar, group });
  linkPackage(root, name, options.json);
  const steps = [`npm run dev -- ${short}`, `npm run bank -- release ${short} --why "First version"`];
  print(options, { name, mount, folder }, `Created ${folder}.\nNext:\n  ${steps.join('\n  ')}`);
}

/** The package manager has to update the lockfile and the links. */
function linkPackage(root: string, name: string, isQuiet = false): void {
  const script = path.join(root, 'platform/pnpm.mjs');
  const args = ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
  });
  if (status !== 0)
    throw new OperatorError(
      `${name} was created, but its dependencies could not be linked; the lines above say why. Then run: npm run pnpm -- install --no-frozen-lockfile`,
    );
}

function parseName(text: string): string {
  const short = text.replace(/^mfe-/, '');
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(short) && short.length <= 36) return short;
  throw new InvalidArgumentError('Expected lower-case words with hyphens, up to 36 characters.');
}

function parseMount(text: string): string {
  if (/^(\/[a-z0-9][a-z0-9-]*)+(\/\*)?$/.test(text)) return text;
  throw new InvalidArgumentError('Expected a path such as /transfers or /transfers/*.');
}
