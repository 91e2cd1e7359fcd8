import { artifactKey } from '@bank/registry/artifactKey.ts';
import { isCompressed } from '@bank/registry/release/compress.ts';
import type { Release } from '@bank/registry/schema.ts';

/** `main`, `0123456789` and `.js` */
const NAME = /^([\w-][\w.-]*?)\.([0-9a-f]{10,})(\.(?:js|css))$/;

export const VARY = 'Accept-Encoding, Available-Dictionary';

/** What the same file of another version is called but for its hash. @returns `undefined` for what is no dictionary */
export function stemOf(release: Release, file: string): string | undefined {
  const [, name, , extension] = NAME.exec(file) ?? [];
  const isShared = artifactKey(release, file) === `artifacts/${release.name}/${file}`;
  if (!name || !isShared || !isCompressed(file, release.assets[file]?.bytes ?? 0)) return undefined;
  return name + extension;
}

/** https://www.rfc-editor.org/rfc/rfc9842 @returns no header for what is no dictionary */
export function dictionaryHeaders(release: Release, file: string, basePath: string): Record<string, string> {
  const [, name, , extension] = NAME.exec(file) ?? [];
  if (!stemOf(release, file)) return {};
  // Matches no address with a query: by such a one a script is asked for again, and comes whole.
  const match = `${basePath}artifacts/${release.name}/${name}.*${extension}?`;
  return { 'use-as-dictionary': `match="${match}", id="${file}"`, vary: VARY };
}
