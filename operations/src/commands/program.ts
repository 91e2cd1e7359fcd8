import { commandLineName } from '@bank/registry/commandLine.ts';
import { Command } from 'commander';
import { addApprove } from './approve.ts';
import type { Builds } from './Builds.ts';
import { addCanary, addPromote } from './canary.ts';
import { addCheck } from './check.ts';
import { addDiff } from './diff.ts';
import { addDisable, addEnable } from './disable.ts';
import { addErrors } from './errors.ts';
import { addExport } from './export.ts';
import { addFlag } from './flag.ts';
import { addGc } from './gc.ts';
import { addGrant } from './grant.ts';
import { addInventory } from './inventory.ts';
import { addKeys } from './keys.ts';
import { addLog } from './log.ts';
import { addPin, addUnpin } from './pin.ts';
import { addPreview } from './preview.ts';
import { addRelease } from './release.ts';
import { addRenew } from './renew.ts';
import { addRestore } from './restore.ts';
import { addRetire } from './retire.ts';
import { addRevoke } from './revoke.ts';
import { addRoles } from './roles.ts';
import { addRollback } from './rollback.ts';
import { addSchema } from './schema.ts';
import { addServe } from './serve.ts';
import { addShare } from './share.ts';
import { addStatus } from './status.ts';
import { addVerify } from './verify.ts';
import { addWhoUses } from './whoUses.ts';

type AddCommand = (program: Command) => void;

interface ProgramOptions {
  builds: Builds;
  /** Production has none of these. */
  workCommands?: AddCommand[];
}

/** Each command loads what it alone needs when it runs, so that the other commands start faster. */
export function createProgram({ builds, workCommands = [] }: ProgramOptions): Command {
  const groups: [string, AddCommand[]][] = [
    ['Work', [...workCommands, addServe]],
    [
      'Deploy',
      [
        (it) => addCheck(it, builds),
        (it) => addPreview(it, builds),
        (it) => addRelease(it, builds),
        addApprove,
        addCanary,
        addPromote,
        addFlag,
        addRollback,
      ],
    ],
    [
      'Operate',
      [addStatus, addErrors, addLog, addDiff, addPin, addUnpin, addDisable, addEnable, addRestore, addRetire],
    ],
    ['Keep', [addGc, addRenew, addKeys, addRoles, addGrant, addRevoke, addExport, addSchema]],
    ['Audit', [addInventory, addShare, addWhoUses, addVerify]],
  ];
  // Commander throws errors instead of exiting, so that the exit code is ours.
  const program = new Command(commandLineName).description('Releases and serves the bank.').exitOverride();
  for (const [title, commands] of groups) {
    program.commandsGroup(`${title}:`);
    for (const add of commands) add(program);
  }
  for (const command of program.commands) command.exitOverride().showHelpAfterError('(add --help for usage)');
  return program;
}
