import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { OperatorError } from '../OperatorError.ts';
import { contentType } from './contentType.ts';
import type { Store } from './Store.ts';
import { isOfOnePackage, maxBytesOf } from './squadFiles.ts';

const CONNECTION_TIMEOUT_MS = 3000;
const REQUEST_TIMEOUT_MS = 10_000;
const MISSING = [404];

export interface S3Location {
  bucket: string;
  prefix: string;
  endpoint?: string | undefined;
  region?: string | undefined;
  /** A request waits this long until the answer begins. */
  timeoutMs?: number;
}

/** Credentials come from the AWS SDK's usual sources. */
export class S3Store implements Store {
  readonly address: string;
  private readonly client: S3Client;

  constructor(private readonly location: S3Location) {
    const { bucket, prefix, endpoint, region = 'us-east-1', timeoutMs = REQUEST_TIMEOUT_MS } = location;
    this.address = `s3://${bucket}/${prefix}`;
    this.client = new S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Some compatible services reject the newer checksums; the registry's hashes protect the content anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        requestTimeout: timeoutMs,
        // Otherwise the SDK only warns, and waits for ever.
        throwOnRequestTimeout: true,
      },
    });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.explain(this.client.send(new PutObjectCommand({ ...this.object(key), ...metadata(key), Body: bytes })));
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    // Archived, encrypted with a squad's key, or closed by the rights of that object.
    const missing = isOfOnePackage(key) ? [400, 403, ...MISSING] : MISSING;
    const request = this.client.send(new GetObjectCommand(this.object(key)));
    const found = await undefinedIfMissing(this.explain(request, missing, `${key}: `), missing);
    if (!found?.Body) return undefined;
    if ((found.ContentLength ?? 0) <= maxBytesOf(key)) return found.Body.transformToByteArray();
    // Nothing of it is read, so its connection has to be given back.
    await found.Body.transformToWebStream().cancel();
    return undefined;
  }

  async list(folder: string): Promise<string[]> {
    const start = `${this.location.prefix}${folder}/`;
    const names: string[] = [];
    for await (const { Contents = [] } of this.pages(start))
      names.push(...Contents.map(({ Key = '' }) => Key.slice(start.length)));
    return names.filter(Boolean);
  }

  async has(key: string): Promise<boolean> {
    return (
      (await undefinedIfMissing(this.explain(this.client.send(new HeadObjectCommand(this.object(key)))))) !== undefined
    );
  }

  async remove(key: string): Promise<void> {
    await this.delete([this.object(key)]);
    for await (const { Contents = [] } of this.pages(`${this.location.prefix}${key}/`))
      if (Contents.length > 0) await this.delete(Contents);
  }

  private async delete(found: { Key?: string | undefined }[]): Promise<void> {
    const Objects = found.map(({ Key }) => ({ Key }));
    const command = new DeleteObjectsCommand({ Bucket: this.location.bucket, Delete: { Objects } });
    await this.explain(this.client.send(command));
  }

  private async *pages(Prefix: string) {
    let ContinuationToken: string | undefined;
    do {
      const request = { Bucket: this.location.bucket, Prefix, ContinuationToken };
      const page = await this.explain(this.client.send(new ListObjectsV2Command(request)));
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  private explain<T>(request: Promise<T>, missing = MISSING, what = ''): Promise<T> {
    return request.catch((error: Error & { code?: string }) => {
      if (isMissing(error, missing) && error.name !== 'NoSuchBucket') throw error;
      const where = this.location.endpoint ? ` at ${this.location.endpoint}` : '';
      throw new OperatorError(
        `${this.address}${where} cannot be used as a store: ${what}${error.message || error.code}. Check the bucket, BANK_S3_ENDPOINT and the AWS credentials.`,
      );
    });
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.location.bucket, Key: this.location.prefix + key };
  }
}

function metadata(key: string): { ContentType: string; CacheControl?: string } {
  const isArtifact = key.startsWith('artifacts/');
  return { ContentType: contentType(key), ...(isArtifact && { CacheControl: 'public, max-age=31536000, immutable' }) };
}

async function undefinedIfMissing<T>(request: Promise<T>, missing = MISSING): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (isMissing(error, missing)) return undefined;
    throw error;
  });
}

function isMissing(error: unknown, statuses: number[]): boolean {
  return error instanceof S3ServiceException && statuses.includes(error.$metadata.httpStatusCode ?? 0);
}
