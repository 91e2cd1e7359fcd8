import { type AddHelpTextContext, Option } from 'commander';

export function whyOption(fallback: string): Option {
  return new Option('--why <text>', 'the reason, kept in the audit log').default(fallback);
}

export function jsonOption(): Option {
  return new Option('--json', 'print data instead of text');
}

/** The line under a command's help, with the command line's name where the reader is. */
export function example(line: string): (context: AddHelpTextContext) => string {
  return ({ command }) => `\nExample:\n  ${line.replace(/^bank/, command.parent?.name() ?? 'bank')}`;
}
