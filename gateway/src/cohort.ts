import { createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Canary, Registry } from '@bank/registry/schema.ts';

const COOKIE = 'bank:cohort';
const MAX_AGE_S = 31_536_000;
const BYTES = 8;
const STAFF = '.staff';
/** One bucket is 0.01 % of the customers. */
const BUCKETS = 10_000;

/** A browser gets it before anybody has signed in there. */
export function newCohort(): string {
  return randomBytes(BYTES).toString('hex');
}

/** The same in all browsers of the customer. Slow, so that nobody who has a cohort or a registry tries many names. */
export async function cohortOfCustomer(deployment: string, username: string): Promise<string> {
  const name = username.trim().toLowerCase();
  return ((await promisify(scrypt)(name, `bank:cohort:${deployment}`, BYTES)) as Buffer).toString('hex');
}

/** Adds the session's claim to be staff. */
export function ofStaff(cohort: string): string {
  return cohort + STAFF;
}

export function cohortOf({ cookie = '' }: { cookie?: string | undefined }): string | undefined {
  return /(?:^|; )bank:cohort=([0-9a-f]{16}(?:\.staff)?)(?:;|$)/.exec(cookie)?.[1];
}

export function cohortCookie(cohort: string, path: string, isSecure: boolean): string {
  return `${COOKIE}=${cohort}; Path=${path}; Max-Age=${MAX_AGE_S}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

export function canariesOf({ shell, remotes }: Registry, cohort: string | undefined): string[] {
  if (!cohort) return [];
  const channels = [['shell', shell] as const, ...Object.entries(remotes)];
  return channels.flatMap(([app, { canary, sets = {} }]) =>
    canary && getsCanary(sets[canary.version] ?? app, canary, cohort) ? app : [],
  );
}

function getsCanary(name: string, { percent, for: named = [], staff }: Canary, cohort: string): boolean {
  const person = cohort.replace(STAFF, '');
  return named.includes(person) || (staff && person !== cohort) || isInCanary(name, person, percent);
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
