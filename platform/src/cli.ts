import { CommanderError } from 'commander';
import { createProgram } from './commands/program.ts';
import { OperatorError } from './OperatorError.ts';

const REFUSED = 1;
const USAGE = 2;

createProgram()
  .parseAsync()
  .catch((error: unknown) => {
    process.exitCode = exitCodeOf(error);
  });

function exitCodeOf(error: unknown): number {
  // Commander has printed its message already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
  if (error instanceof OperatorError || !process.env.DEBUG) console.error(messageOf(error));
  else console.error(error);
  return REFUSED;
}

function messageOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return `Something went wrong that should not: ${error instanceof Error ? error.message : error}. Run it again with DEBUG=1 for the details.`;
}
