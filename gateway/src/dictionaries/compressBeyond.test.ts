import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { compressBeyond } from './compressBeyond.ts';

const BEFORE = Buffer.from('Account Details');
const AFTER = Buffer.from('Account details');
const MAGIC_END = 8;
const HASH_END = 40;

test('who holds the dictionary reads what comes after its hash', async () => {
  const delta = Buffer.from(await compressBeyond(AFTER, BEFORE));

  expect(delta.subarray(MAGIC_END, HASH_END)).toEqual(createHash('sha256').update(BEFORE).digest());
  expect(zstdDecompressSync(delta.subarray(HASH_END), { dictionary: BEFORE })).toEqual(AFTER);
});
