import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { OperatorError } from '../OperatorError.ts';
import { contentType } from './contentType.ts';
import type { Store, StoredFile } from './Store.ts';

const CONNECTION_TIMEOUT = 3000;
const REQUEST_TIMEOUT = 10_000;
const CONFLICT_TRIES = 5;
/** Missing, in conflict, there already. */
const EXPECTED = [404, 409, 412];

export interface S3Place {
  bucket: string;
  /** Folder inside the bucket, with a slash at its end; empty for the bucket itself. */
  prefix: string;
  /** For S3-compatible services; none for Amazon's own. */
  endpoint?: string | undefined;
  region?: string | undefined;
}

/**
 * A store in an S3-compatible object store that knows conditional writes (`If-None-Match: *`).
 * Credentials come from where the AWS SDK looks for them: the environment, a profile, the machine's role.
 */
export class S3Store implements Store {
  readonly address: string;
  private readonly client: S3Client;

  constructor(private readonly place: S3Place) {
    const { bucket, prefix, endpoint, region = 'us-east-1' } = place;
    // It would warn over every answer that versions from 2027 on do not run on Node 20; this one is pinned and does.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    this.address = `s3://${bucket}/${prefix}`;
    this.client = new S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Not every compatible service takes the newer checksums; integrity is the registry's business anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECTION_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
    });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.answer(this.client.send(new PutObjectCommand({ ...this.object(key), ...metadata(key), Body: bytes })));
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        const command = { ...this.object(key), ...metadata(key), Body: bytes, IfNoneMatch: '*' };
        await this.answer(this.client.send(new PutObjectCommand(command)));
        return true;
      } catch (error) {
        // The answer to our own write may have been lost, and this be the answer to its repetition.
        if (isStatus(error, 412)) return Buffer.from(bytes).equals((await this.get(key)) ?? new Uint8Array());
        if (!isStatus(error, 409) || tries === CONFLICT_TRIES) throw error;
      }
    }
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const found = await orMissing(this.answer(this.client.send(new GetObjectCommand(this.object(key)))));
    return found?.Body?.transformToByteArray();
  }

  async open(key: string): Promise<StoredFile | undefined> {
    const found = await orMissing(this.answer(this.client.send(new GetObjectCommand(this.object(key)))));
    return found?.Body && { bytes: found.ContentLength ?? 0, body: found.Body as Readable };
  }

  async list(folder: string, after?: string): Promise<string[]> {
    const start = `${this.place.prefix}${folder}/`;
    const names: string[] = [];
    for await (const page of this.pages({ Prefix: start, Delimiter: '/', StartAfter: after && start + after })) {
      const found = [
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map((p) => p.Prefix),
      ];
      names.push(...found.map((name) => name?.slice(start.length).replace(/\/$/, '') ?? ''));
    }
    return names.filter(Boolean);
  }

  async has(key: string): Promise<boolean> {
    return (await orMissing(this.answer(this.client.send(new HeadObjectCommand(this.object(key)))))) !== undefined;
  }

  async remove(folder: string): Promise<void> {
    for await (const { Contents = [] } of this.pages({ Prefix: `${this.place.prefix}${folder}/` })) {
      const Objects = Contents.map(({ Key }) => ({ Key }));
      if (Objects.length === 0) continue;
      const command = new DeleteObjectsCommand({ Bucket: this.place.bucket, Delete: { Objects } });
      await this.answer(this.client.send(command));
    }
  }

  private async *pages(wanted: Pick<ListObjectsV2CommandInput, 'Prefix' | 'Delimiter' | 'StartAfter'>) {
    let ContinuationToken: string | undefined;
    do {
      const request = { Bucket: this.place.bucket, ...wanted, ContinuationToken };
      const page = await this.answer(this.client.send(new ListObjectsV2Command(request)));
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  /** @throws {OperatorError} when nobody answers, or the answer is one that the operator has to mend */
  private answer<T>(request: Promise<T>): Promise<T> {
    return request.catch((error: Error & { code?: string }) => {
      if (EXPECTED.some((status) => isStatus(error, status)) && error.name !== 'NoSuchBucket') throw error;
      const where = this.place.endpoint ? ` at ${this.place.endpoint}` : '';
      throw new OperatorError(
        `${this.address}${where} does not answer as a store: ${error.message || error.code}. Check the bucket, BANK_S3_ENDPOINT and the AWS credentials.`,
      );
    });
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: this.place.prefix + key };
  }
}

/** Lets a content delivery network take the artifacts from the bucket itself. */
function metadata(key: string): { ContentType: string; CacheControl?: string } {
  const isArtifact = key.startsWith('artifacts/');
  return { ContentType: contentType(key), ...(isArtifact && { CacheControl: 'public, max-age=31536000, immutable' }) };
}

async function orMissing<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (isStatus(error, 404)) return undefined;
    throw error;
  });
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;
}
