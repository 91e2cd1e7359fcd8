import type { Condition } from '@bank/registry/flags/schemas.ts';
import type { Release } from '@bank/registry/schema.ts';

interface Page {
  path: string;
  for?: Condition | undefined;
}

/** The page at which a release is looked at: rather one for all customers. */
export function pageOf(release: Release): Page {
  const mounts: Page[] = release.kind === 'remote' ? release.mounts : [];
  return mounts.find((mount) => !mount.for) ?? mounts[0] ?? { path: '/' };
}

/** Returns such as `, for those who have rollover, are in private or staff and read es`, or nothing. */
export function describeReaders({ for: condition }: Page): string {
  if (!condition) return '';
  const { flag, groups, languages } = condition;
  const parts = [
    flag && `have ${flag}`,
    groups && `are in ${groups.join(' or ')}`,
    languages && `read ${languages.join(' or ')}`,
  ].filter(Boolean);
  return `, for those who ${parts.join(' and ')}`;
}
