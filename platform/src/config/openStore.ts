import path from 'node:path';
import { OperatorError } from '../OperatorError.ts';
import { FolderStore } from '../registry/FolderStore.ts';
import { HttpStore } from '../registry/HttpStore.ts';
import type { Store } from '../registry/Store.ts';
import { requireFolder } from '../requireFolder.ts';
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
  const { S3Store } = await import('../registry/S3Store.ts').catch(explainMissingSdk);
  return new S3Store({
    bucket,
    prefix: prefix && `${prefix}/`,
    endpoint: env.BANK_S3_ENDPOINT || undefined,
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION,
  });
}

/** The published package leaves it to those who need it. */
function explainMissingSdk(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new OperatorError(
    'BANK_STORE is an object store, for which @aws-sdk/client-s3 is not installed here. Run: npm install --save-dev @aws-sdk/client-s3',
  );
}
