import { existsSync } from 'node:fs';
import path from 'node:path';
import { bankOfRepository, namesNoBank } from './bankOfRepository.ts';
import { factsAddress, isAddress } from './readBank.ts';

// Relative to the working directory, which is the root of the checkout or of a squad's repository.

export function keysFolder(): string {
  return path.resolve(process.env.BANK_KEYS || '.keys');
}

/** Or the address where a bank elsewhere says it. @throws {OperatorError} in a squad's repository that names no bank */
export function configFile(): string {
  if (process.env.BANK_CONFIG) return path.resolve(process.env.BANK_CONFIG);
  const bank = bankAddress();
  if (bank) return factsAddress(bank);
  const file = path.resolve('bank.config.json');
  if (existsSync('remote.ts') && !existsSync(file)) throw namesNoBank(process.cwd());
  return file;
}

/** A folder, `s3://bucket/prefix`, or the address of a bank, whose store can only be read. */
export function storeAddress(env: NodeJS.ProcessEnv = process.env): string {
  if (env.BANK_STORE) return env.BANK_STORE;
  return env.BANK_S3_BUCKET ? `s3://${env.BANK_S3_BUCKET}` : (bankOfRepository()?.url ?? '.store');
}

/** Returns the address of the bank that a squad's repository, or BANK_STORE, names. */
export function bankAddress(): string | undefined {
  const store = process.env.BANK_STORE ?? '';
  return isAddress(store) ? store : bankOfRepository()?.url;
}

export function seenFolder(): string {
  return path.resolve(process.env.BANK_SEEN ?? '.cache/seen');
}
