import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { artifactKey } from './artifactKey.ts';
import type { Deployment } from './Deployment.ts';
import { integrity } from './integrity.ts';
import { OperatorError } from './OperatorError.ts';
import type { Release } from './schema.ts';
import { entryOf } from './state.ts';
import { MAX_FILE } from './store/squadFiles.ts';

export type Encoding = 'br' | 'gzip';
/** The forms in which the store holds a file. */
export const FORMS: readonly (Encoding | undefined)[] = [undefined, 'br', 'gzip'];
type Asset = Release['assets'][string];

const DECOMPRESS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const SUFFIXES = { br: '.br', gzip: '.gz' };

export class AlteredArtifact extends OperatorError {
  override name = 'AlteredArtifact';

  constructor(key: string, address: string) {
    super(
      `${key} in ${address} is not what was released. Release that version again, and find out who else can write to the store.`,
    );
  }
}

/**
 * Only what the registry names, byte for byte: from the local copies where they are intact, otherwise from the store.
 * @returns `undefined` when the registry does not name the file, or the store does not hold it
 * @throws {AlteredArtifact} when the store holds something else
 */
export async function readArtifact(
  { store, cache, keep }: Pick<Deployment, 'store' | 'cache' | 'keep'>,
  release: Pick<Release, 'name' | 'version' | 'base' | 'assets'>,
  file: string,
  encoding?: Encoding,
): Promise<Uint8Array | undefined> {
  const asset = entryOf(release.assets, file);
  if (!asset) return undefined;
  const key = storedName(artifactKey(release, file), encoding);
  const copy = await cache?.get(key).catch(() => undefined);
  if (copy && (await isIntact(copy, asset, encoding))) return copy;
  const bytes = await store.get(key);
  if (!bytes) return undefined;
  if (!(await isIntact(bytes, asset, encoding))) throw new AlteredArtifact(key, store.address);
  await keep?.(key, bytes);
  return bytes;
}

export function storedName(file: string, encoding?: Encoding): string {
  return file + (encoding ? SUFFIXES[encoding] : '');
}

async function isIntact(bytes: Uint8Array, asset: Asset, encoding?: Encoding): Promise<boolean> {
  if (!encoding) return integrity(bytes) === asset.integrity;
  // Limited to the released size, so that a decompression bomb fails; and a squad may say that it has released any.
  const limit = { maxOutputLength: Math.min(Math.max(asset.bytes, 1), MAX_FILE) };
  const decompressed = await DECOMPRESS[encoding](bytes, limit).catch(() => undefined);
  return decompressed !== undefined && integrity(decompressed) === asset.integrity;
}
