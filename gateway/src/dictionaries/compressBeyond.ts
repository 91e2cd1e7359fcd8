import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

/** Some 10 ms for a script of the shell; higher ones take much longer and save nothing where little has changed. */
const LEVEL = 12;
/** https://www.rfc-editor.org/rfc/rfc9842#name-dictionary-compressed-zstanda */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

export type Compress = typeof compressBeyond;

/** @returns as `dcz`: what `bytes` have beyond the dictionary, after the dictionary's hash */
export async function compressBeyond(bytes: Uint8Array, dictionary: Uint8Array): Promise<Uint8Array> {
  const hash = createHash('sha256').update(dictionary).digest();
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  return Buffer.concat([MAGIC, hash, await promisify(zstdCompress)(bytes, { dictionary, params })]);
}
