import { commandLine } from '@bank/registry/commandLine.ts';
import { Option } from 'commander';

export function whyOption(fallback: string): Option {
  return new Option('--why <text>', 'the reason, kept in the audit log').default(fallback);
}

/** @param others what each of them names */
export function togetherOption(others: string): Option {
  return new Option('--together <others...>', `in one revision, as one set: ${others}`);
}

export function jsonOption(): Option {
  return new Option('--json', 'print data instead of text');
}

export function example(line: string): string {
  return `\nExample:\n  ${commandLine(line.replace(/^bank /, ''))}`;
}
