const MEGABYTE = 1024 * 1024;
const MAX_DOCUMENT = 4 * MEGABYTE;
/** Limits bytes, also of what is unpacked. */
export const MAX_FILE = 64 * MEGABYTE;

/**
 * Limits what a file of the store costs whoever reads it: a sparse one has any size for nothing. Larger files count as
 * missing, and are not written. @returns bytes
 */
export function maxBytesOf(key: string): number {
  return /^(registry|judged|telemetry)\/|\/sbom\.cdx\.json$/.test(key) ? MAX_DOCUMENT : MAX_FILE;
}

/** Tells whether one squad writes there: a file that it made unreadable counts as missing, and costs no other squad anything. */
export function isOfOnePackage(key: string): boolean {
  return /^(registry\/packages|artifacts)\/[^/]/.test(key);
}

/** Tells whether the bank needs what is in that folder itself: one below it that cannot be listed is of whoever made it. */
export function isEverybodys(folder: string): boolean {
  return /^([^/]+|registry\/(roots|operators|judge|packages))$/.test(folder);
}

/** Somebody may keep these on another disk. In all others files are removed, which a link could make those of anybody. */
export function mayBeLink(folder: string): boolean {
  return !/^(locks|judged|telemetry)$|\//.test(folder);
}
