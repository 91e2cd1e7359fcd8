const REVISION = /^(\d{8})\.json$/;
const FILE = /^(\d{8}\.json|signatures\/[0-9a-f]{64}|roles\/\d{8}-[0-9a-f]{12}(\.json|\.[0-9a-f]{16}\.sig))$/;

/** @param key below `registry/` */
export function isOldFile(key: string): boolean {
  return FILE.test(key);
}

/** Numbers of the revisions among these keys, newest first. */
export function oldRevisions(keys: Iterable<string>): number[] {
  return [...keys].flatMap((key) => Number(REVISION.exec(key)?.[1] ?? []) || []).sort((one, other) => other - one);
}

export function oldRevisionKey(number: number): string {
  return `${String(number).padStart(8, '0')}.json`;
}
