import { createHash, randomBytes } from 'node:crypto';
import type { Registry } from '@bank/registry/schema.ts';

const COOKIE = 'bank:cohort';
const MAX_AGE_S = 31_536_000;
/** One bucket is 0.01 % of the customers. */
const BUCKETS = 10_000;

export function newCohort(): string {
  return randomBytes(8).toString('hex');
}

export function cohortOf({ cookie = '' }: { cookie?: string | undefined }): string | undefined {
  return /(?:^|; )bank:cohort=([0-9a-f]{16})(?:;|$)/.exec(cookie)?.[1];
}

export function cohortCookie(cohort: string, path: string, isSecure: boolean): string {
  return `${COOKIE}=${cohort}; Path=${path}; Max-Age=${MAX_AGE_S}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

export function canariesOf({ shell, remotes }: Registry, cohort: string | undefined): string[] {
  if (!cohort) return [];
  const channels = [['shell', shell] as const, ...Object.entries(remotes)];
  return channels.flatMap(([app, { canary, sets = {} }]) =>
    canary && isInCanary(sets[canary.version] ?? app, cohort, canary.percent) ? app : [],
  );
}

export function canaryApps({ shell, remotes }: Registry): string[] {
  const channels = [['shell', shell] as const, ...Object.entries(remotes)];
  return channels.flatMap(([app, { canary }]) => (canary ? app : []));
}

/** @param name of the package or the set: canaries of different names are independent, those of one set go to the same customers */
export function isInCanary(name: string, cohort: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${name}:${cohort}`).digest().readUInt32BE(0);
  return hash % BUCKETS < percent * (BUCKETS / 100);
}
