import path from 'node:path';
import { bankOfRepository } from './bankOfRepository.ts';
import { factsAddress, isAddress } from './readBank.ts';

// Relative to the working directory; in a checkout that is the workspace.

export function keysFolder(): string {
  return path.resolve(process.env.BANK_KEYS || '.keys');
}

/** Or the address where a bank elsewhere says it. */
export function configFile(): string {
  const bank = bankAddress();
  return bank && !process.env.BANK_CONFIG
    ? factsAddress(bank)
    : path.resolve(process.env.BANK_CONFIG || 'bank.config.json');
}

/** A folder, `s3://bucket/prefix`, or the address of a bank, whose store can only be read. */
export function storeAddress(env: NodeJS.ProcessEnv = process.env): string {
  if (env.BANK_STORE) return env.BANK_STORE;
  return env.BANK_S3_BUCKET ? `s3://${env.BANK_S3_BUCKET}` : (bankOfRepository()?.url ?? '.store');
}

/** Of the bank that a squad's repository, or BANK_STORE, names. */
export function bankAddress(): string | undefined {
  const store = process.env.BANK_STORE ?? '';
  return isAddress(store) ? store : bankOfRepository()?.url;
}

export function seenFolder(): string {
  return path.resolve(process.env.BANK_SEEN ?? '.cache/seen');
}
