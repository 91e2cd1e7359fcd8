import path from 'node:path';
import { OperatorError } from '../OperatorError.ts';
import { requireFolder } from '../requireFolder.ts';
import { FolderStore } from './FolderStore.ts';
import type { Store } from './Store.ts';

/** @throws {OperatorError} when `BANK_STORE` is invalid or names a file */
export async function openStore(root: string, env: NodeJS.ProcessEnv = process.env): Promise<Store> {
  const address = env.BANK_STORE || (env.BANK_S3_BUCKET ? `s3://${env.BANK_S3_BUCKET}` : '.store');
  if (!address.startsWith('s3:')) {
    const folder = path.resolve(root, address);
    await requireFolder(folder, 'BANK_STORE');
    return new FolderStore(folder);
  }
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/.exec(address) ?? [];
  if (!bucket) throw new OperatorError(`BANK_STORE is "${address}". Expected a folder, or s3://bucket/prefix.`);
  // The SDK is large, and most machines use a folder.
  const { S3Store } = await import('./S3Store.ts');
  return new S3Store({
    bucket,
    prefix: prefix && `${prefix}/`,
    endpoint: env.BANK_S3_ENDPOINT || undefined,
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION,
  });
}
