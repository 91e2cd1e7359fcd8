import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrity } from '../release/readBuild.ts';
import type { Registry } from './schema.ts';
import { entryOf, releaseOf } from './state.ts';

const FORMS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Whether an artifact, or a compressed form of it, is what a registry says; `undefined` where that says nothing of it. */
export async function isReleased(registry: Registry, key: string, bytes: Uint8Array): Promise<boolean | undefined> {
  const [, app = '', version = '', file = ''] = /^artifacts\/([^/]+)\/([^/]+)\/(.+)$/.exec(key) ?? [];
  const { assets = {} } = releaseOf(registry, app, version) ?? {};
  const asset = entryOf(assets, file);
  if (asset) return integrity(bytes) === asset.integrity;
  const form = entryOf(FORMS, file.slice(-3));
  const whole = form && entryOf(assets, file.slice(0, -3));
  if (!whole) return undefined;
  // What does not unpack, or to more than was released, is something else.
  const unpacked = await form(bytes, { maxOutputLength: Math.max(whole.bytes, 1) }).catch(() => undefined);
  return unpacked !== undefined && integrity(unpacked) === whole.integrity;
}
