import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrity } from '../release/readBuild.ts';
import type { Registry } from './schema.ts';
import { entryOf, releaseOf } from './state.ts';

const DECOMPRESS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** `undefined` when the registry does not list the file. */
export async function matchesRelease(registry: Registry, key: string, bytes: Uint8Array): Promise<boolean | undefined> {
  const [, app = '', version = '', file = ''] = /^artifacts\/([^/]+)\/([^/]+)\/(.+)$/.exec(key) ?? [];
  const { assets = {} } = releaseOf(registry, app, version) ?? {};
  const asset = entryOf(assets, file);
  if (asset) return integrity(bytes) === asset.integrity;
  const decompress = entryOf(DECOMPRESS, file.slice(-3));
  const original = decompress && entryOf(assets, file.slice(0, -3));
  if (!original) return undefined;
  // Limited to the released size, so that a decompression bomb fails.
  const decompressed = await decompress(bytes, { maxOutputLength: Math.max(original.bytes, 1) }).catch(() => undefined);
  return decompressed !== undefined && integrity(decompressed) === original.integrity;
}
