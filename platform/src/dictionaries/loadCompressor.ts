import { createHash } from 'node:crypto';
import { explainMissing } from '../explainMissing.ts';
import type { Compress } from './Compress.ts';

/** Some 10 ms for a script of the shell; higher ones take much longer and save nothing where little has changed. */
const LEVEL = 12;
/** https://www.rfc-editor.org/rfc/rfc9842#name-dictionary-compressed-zstanda */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

let initialized: Promise<void> | undefined;

/** Node's own zlib has no dictionaries for Zstandard before version 24, nor for Brotli in any. */
export async function loadCompressor(): Promise<Compress> {
  const missing = explainMissing('"dictionaries" is on', '@bokuweb/zstd-wasm');
  const { compressUsingDict, createCCtx, freeCCtx, init } = await import('@bokuweb/zstd-wasm').catch(missing);
  // Initialized twice, it writes into the second memory and compresses what is in the first.
  initialized ??= init();
  await initialized;
  return (bytes, dictionary) => {
    const context = createCCtx();
    try {
      const hash = createHash('sha256').update(dictionary).digest();
      return Buffer.concat([MAGIC, hash, compressUsingDict(context, bytes, dictionary, LEVEL)]);
    } finally {
      freeCCtx(context);
    }
  };
}
