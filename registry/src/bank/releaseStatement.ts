import { byText } from '../byText.ts';
import { hashOf } from '../hashOf.ts';

/** Keeps them: nobody changes a release once it is made, and every look judges it. */
const statements = new WeakMap<object, { deployment: string; bytes: Uint8Array }>();

/** A key that vouches for a release signs these bytes: they are the same whatever the order of keys. */
export function releaseStatement(deployment: string, release: object): Uint8Array {
  const known = statements.get(release);
  if (known?.deployment === deployment) return known.bytes;
  const bytes = new TextEncoder().encode(JSON.stringify({ deployment, release, type: 'release' }, sortKeys));
  statements.set(release, { deployment, bytes });
  return bytes;
}

/** Tells two releases of one version apart. */
export function releaseHash(deployment: string, release: object): string {
  return hashOf(releaseStatement(deployment, release));
}

function sortKeys(_: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => byText(a, b)));
}
