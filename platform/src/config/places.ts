import path from 'node:path';

// Relative to the working directory; in a checkout that is the workspace.

export function keysFolder(): string {
  return path.resolve(process.env.BANK_KEYS || '.keys');
}

export function configFile(): string {
  return path.resolve(process.env.BANK_CONFIG || 'bank.config.json');
}

export function seenFolder(): string {
  return path.resolve(process.env.BANK_SEEN ?? '.cache/seen');
}
