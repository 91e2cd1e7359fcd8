import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { loadCompressor } from './loadCompressor.ts';

const HASH_END = 40;
const BEFORE = Buffer.from('Account Details');
const AFTER = Buffer.from('Account details');

test('a process can load the compressor again', async () => {
  const instantiate = jest.spyOn(WebAssembly, 'instantiate');
  const first = await loadCompressor();
  first(AFTER, BEFORE);
  const second = await loadCompressor();
  await Promise.all(instantiate.mock.results.map(({ value }) => value));

  for (const compress of [first, second]) {
    const delta = compress(AFTER, BEFORE).subarray(HASH_END);
    expect(Buffer.from(decompressUsingDict(createDCtx(), delta, BEFORE))).toEqual(AFTER);
  }
});
