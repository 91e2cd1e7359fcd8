import path from 'node:path';

// Relative to the working directory, as whoever starts a command expects; in a checkout that is the workspace.

/** Keys that sign and verify the registry; another folder through BANK_KEYS. */
export function keysFolder(): string {
  return path.resolve(process.env.BANK_KEYS || '.keys');
}

/** The deployment's configuration; another file through BANK_CONFIG. */
export function configFile(): string {
  return path.resolve(process.env.BANK_CONFIG || 'bank.config.json');
}

/** What gateways of this machine have served; another folder through BANK_SEEN. */
export function seenFolder(): string {
  return path.resolve(process.env.BANK_SEEN ?? '.cache/seen');
}
