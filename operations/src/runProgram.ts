import { explainFileError } from '@bank/registry/explainFileErrors.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { type Command, CommanderError } from 'commander';
import { printable } from './commands/print.ts';

const REFUSED = 1;
const USAGE = 2;

export async function runProgram(program: Command): Promise<void> {
  // The reader of a pipe (`bank status | head -1`) may close it.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  await runCommand(program, process.argv.slice(2));
}

export async function runCommand(program: Command, args: string[]): Promise<void> {
  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    process.exitCode = exitCodeOf(error, args);
  });
}

function exitCodeOf(error: unknown, args: string[]): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (args.includes('--json')) console.log(JSON.stringify(refusalOf(error), null, 2));
  if (error instanceof CommanderError) return USAGE;
  if (error instanceof OperatorError || !process.env.DEBUG) console.error(printable(messageOf(error)));
  else console.error(error);
  return REFUSED;
}

function refusalOf(error: unknown): object {
  if (error instanceof CommanderError) return { error: error.message };
  return { error: messageOf(error), ...(error instanceof OperatorError && error.data) };
}

function messageOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const explained = explainFileError(error);
  if (explained) return explained;
  return `Unexpected error: ${error instanceof Error ? error.message : error}. Run it again with DEBUG=1 for the details.`;
}
