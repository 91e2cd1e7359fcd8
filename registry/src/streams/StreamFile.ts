import { type KeyObject, verify } from 'node:crypto';
import { OperatorError } from '../OperatorError.ts';
import { isRemembered } from '../signing/isVerified.ts';

const MAX_NUMBER = 999_999_999;
const NUMBER_DIGITS = 9;
/** One signature has one name: its last character holds two bits. */
const FILE =
  /^(roots|operators|judge|packages\/[a-z][a-z0-9-]{1,40})\/(\d{9})-([0-9a-f]{64})\.([0-9a-f]{16})\.([\w-]{85}[AQgw])\.json$/;

/** `roots`, `operators`, `judge` or `packages/<name>`: what one role writes, numbered by itself. */
export type StreamName = 'roots' | 'operators' | 'judge' | `packages/${string}`;

/** A document of a stream. Its name has its signature, so that a listing tells who vouches for what. */
export interface StreamFile {
  /** Below `registry/`. */
  key: string;
  stream: StreamName;
  number: number;
  /** sha256 of its bytes, in hex. */
  hash: string;
  /** Fingerprint of the key that signed it. */
  signer: string;
  /** Base64url. */
  signature: string;
}

export function packageStream(app: string): StreamName {
  return `packages/${app}`;
}

/** @returns `undefined` for what is no document's name */
export function parseStreamFile(key: string): StreamFile | undefined {
  const [, stream, digits, hash, signer, signature] = FILE.exec(key) ?? [];
  if (!stream || !digits || !hash || !signer || !signature) return undefined;
  const number = Number(digits);
  return number === 0 ? undefined : { key, stream: stream as StreamName, number, hash, signer, signature };
}

/** @param signature base64 */
export function streamFileOf(
  { stream, number, hash }: Pick<StreamFile, 'stream' | 'number' | 'hash'>,
  signer: string,
  signature: string,
): StreamFile {
  const named = Buffer.from(signature, 'base64').toString('base64url');
  const key = `${stream}/${String(number).padStart(NUMBER_DIGITS, '0')}-${hash}.${signer}.${named}.json`;
  return { key, stream, number, hash, signer, signature: named };
}

/** The signature in a name covers this. */
export function statementOf(
  deployment: string,
  { stream, number, hash }: Pick<StreamFile, 'stream' | 'number' | 'hash'>,
): Uint8Array {
  return new TextEncoder().encode(['bank-registry', deployment, stream, number, hash].join('\n'));
}

export function isSignedBy(deployment: string, file: StreamFile, key: KeyObject): boolean {
  return isRemembered(key, `${deployment}/${file.key}`, () =>
    verify(null, statementOf(deployment, file), key, Buffer.from(file.signature, 'base64url')),
  );
}

/** @param files the highest number first @throws {OperatorError} past the last number, which is out of an honest bank's reach */
export function nextNumber([newest]: StreamFile[], stream: StreamName): number {
  const next = (newest?.number ?? 0) + 1;
  if (next <= MAX_NUMBER) return next;
  throw new OperatorError(`registry/${stream} has no further number. Revoke the key that has used them up.`);
}

/** `registry/packages/mfe-cards number 7 (4f1c88aa)`, for messages. */
export function describeFile({ stream, number, hash }: StreamFile): string {
  return `registry/${stream} number ${number} (${hash.slice(0, 8)})`;
}
