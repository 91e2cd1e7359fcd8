import { createHash, randomBytes } from 'node:crypto';
import type { Registry } from '../registry/schema.ts';

const COOKIE = 'bank:cohort';
const YEAR = 31_536_000;
/** Steps of the split: a hundredth of a percent. */
const STEPS = 10_000;

/** A random label that says nothing of the customer; it only keeps each on the same side of a canary. */
export function newCohort(): string {
  return randomBytes(8).toString('hex');
}

/** The label that a request carries, if it carries a proper one. */
export function cohortOf({ cookie = '' }: { cookie?: string | undefined }): string | undefined {
  return /(?:^|; )bank:cohort=([0-9a-f]{16})(?:;|$)/.exec(cookie)?.[1];
}

export function cohortCookie(cohort: string, path: string, isSecure: boolean): string {
  return `${COOKIE}=${cohort}; Path=${path}; Max-Age=${YEAR}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/** The packages of which this customer gets the canary: nothing but the registry and the label decides. */
export function canariesOf({ shell, remotes }: Registry, cohort: string | undefined): string[] {
  if (!cohort) return [];
  const channels = [['shell', shell] as const, ...Object.entries(remotes)];
  return channels.flatMap(([app, { canary }]) => (canary && isInCanary(app, cohort, canary.percent) ? app : []));
}

export function hasCanary({ shell, remotes }: Registry): boolean {
  return [shell, ...Object.values(remotes)].some(({ canary }) => canary);
}

/** Independent for each package: being in one canary says nothing about the next. */
export function isInCanary(app: string, cohort: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${app}:${cohort}`).digest().readUInt32BE(0);
  return hash % STEPS < percent * (STEPS / 100);
}
