import { Command } from 'commander';
import { addCanary, addPromote } from './canary.ts';
import { addCheck } from './check.ts';
import { addDev } from './dev.ts';
import { addDiff } from './diff.ts';
import { addDisable, addEnable } from './disable.ts';
import { addExport } from './export.ts';
import { addGc } from './gc.ts';
import { addInventory } from './inventory.ts';
import { addKeys } from './keys.ts';
import { addLog } from './log.ts';
import { addNew } from './new.ts';
import { addPin, addUnpin } from './pin.ts';
import { addRelease } from './release.ts';
import { addRollback } from './rollback.ts';
import { addServe, addStart, addStartLive } from './start.ts';
import { addStatus } from './status.ts';
import { addJourneys, addTest } from './testCommand.ts';
import { addVerify } from './verify.ts';
import { addFaults, addLeaks } from './wholeTests.ts';

const groups: [string, ((program: Command) => void)[]][] = [
  ['Work', [addStart, addStartLive, addServe, addDev, addTest, addJourneys, addFaults, addLeaks, addNew]],
  ['Deploy', [addCheck, addRelease, addCanary, addPromote, addRollback]],
  ['Operate', [addStatus, addLog, addDiff, addPin, addUnpin, addDisable, addEnable, addGc, addKeys, addExport]],
  ['Audit', [addInventory, addVerify]],
];

/** The platform's one command line. What only one command needs is loaded by it, so that the others start sooner. */
export function createProgram(): Command {
  // What a command refuses is thrown, so that the process ends with its own exit code.
  const program = new Command('bank').description('Builds, releases and serves the bank.').exitOverride();
  for (const [title, commands] of groups) {
    program.commandsGroup(`${title}:`);
    for (const add of commands) add(program);
  }
  for (const command of program.commands) command.exitOverride().showHelpAfterError('(add --help for what it takes)');
  return program;
}
