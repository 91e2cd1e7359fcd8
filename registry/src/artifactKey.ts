import type { Release } from './schema.ts';

/** `main.a2ae93af88.js` */
const CONTENT_HASH = /\.[0-9a-f]{10,}\.\w+$/;

export function isNamedByContent(file: string): boolean {
  return CONTENT_HASH.test(file);
}

/**
 * The place in the store, and below the bank's address: versions share what is named by its content, so that browsers
 * need not fetch it again.
 */
export function artifactKey({ name, version, base }: Pick<Release, 'name' | 'version' | 'base'>, file: string): string {
  const isShared = isNamedByContent(file) && !base.endsWith(`/${version}/`);
  return `artifacts/${name}/${isShared ? '' : `${version}/`}${file}`;
}
