import { byText } from '../byText.ts';
import { hashOf } from '../hashOf.ts';

/** A key that vouches for a release signs these bytes: they are the same whatever the order of keys. */
export function releaseStatement(deployment: string, release: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ deployment, release, type: 'release' }, sortKeys));
}

/** Tells two releases of one version apart. */
export function releaseHash(deployment: string, release: object): string {
  return hashOf(releaseStatement(deployment, release));
}

function sortKeys(_: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => byText(a, b)));
}
