import type { Release } from './schema.ts';

const LENGTH = 10;

/** `54d45c6a12`, or `54d45c6a12, changed` when sources differed from the commit. */
export function commitText({ hash, changed }: NonNullable<Release['commit']>): string {
  return `${hash.slice(0, LENGTH)}${changed ? ', changed' : ''}`;
}
