import { hash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

export const COHORT_COOKIE = 'bank:cohort';
const MAX_AGE_S = 31_536_000;
const BYTES = 8;
/** A customer is in a few groups. */
const MAX_GROUPS = 10;
const GROUP = '[a-z][a-z0-9-]{0,30}';
const isGroup = new RegExp(`^${GROUP}$`);
const COHORT = new RegExp(`(?:^|; )${COHORT_COOKIE}=([0-9a-f]{16}(?:\\.${GROUP}){0,${MAX_GROUPS}})(?:;|$)`);
/** That many hexadecimal digits of a hash are evenly spread over the buckets. */
const DIGITS = 8;
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

/** Adds the session's claims: groups that the customer is in, such as `staff`. Ten that are well named count. */
export function withGroups(cohort: string, groups: string[]): string {
  return [cohort, ...groups.filter((group) => isGroup.test(group)).slice(0, MAX_GROUPS)].join('.');
}

export function personOf(cohort: string): string {
  return cohort.split('.')[0] ?? '';
}

export function groupsOf(cohort: string): string[] {
  return cohort.split('.').slice(1);
}

export function cohortOf({ cookie = '' }: { cookie?: string | undefined }): string | undefined {
  return COHORT.exec(cookie)?.[1];
}

export function cohortCookie(cohort: string, path: string, isSecure: boolean): string {
  return `${COHORT_COOKIE}=${cohort}; Path=${path}; Max-Age=${MAX_AGE_S}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/** @param name of the package or the set: canaries of different names are independent, those of one set go to the same customers */
export function isInCanary(name: string, cohort: string, percent: number): boolean {
  const number = Number.parseInt(hash('sha256', `${name}:${cohort}`).slice(0, DIGITS), 16);
  return number % BUCKETS < percent * (BUCKETS / 100);
}
