import path from 'node:path';
import { explainMissing } from '../explainMissing.ts';
import { OperatorError } from '../OperatorError.ts';
import { requireFolder } from '../requireFolder.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { HttpStore } from '../store/HttpStore.ts';
import type { Store } from '../store/Store.ts';
import { storeAddress } from './places.ts';
import { isAddress } from './readBank.ts';

/** @throws {OperatorError} when `BANK_STORE` is invalid or names a file */
export async function openStore(root: string, env: NodeJS.ProcessEnv = process.env): Promise<Store> {
  const address = storeAddress(env);
  if (isAddress(address)) return new HttpStore(address);
  if (!address.startsWith('s3:')) {
    const folder = path.resolve(root, address);
    await requireFolder(folder, 'BANK_STORE');
    return new FolderStore(folder);
  }
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/.exec(address) ?? [];
  if (!bucket)
    throw new OperatorError(
      `BANK_STORE is "${address}". Expected a folder, s3://bucket/prefix, or the address of a bank.`,
    );
  // The SDK is large, and most machines use a folder.
  const missing = explainMissing('BANK_STORE is an object store', '@aws-sdk/client-s3');
  const { S3Store } = await import('../store/S3Store.ts').catch(missing);
  return new S3Store({
    bucket,
    prefix: prefix && `${prefix}/`,
    endpoint: env.BANK_S3_ENDPOINT || undefined,
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION,
  });
}
