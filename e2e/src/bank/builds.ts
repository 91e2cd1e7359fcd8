import path from 'node:path';

/** Tells the workers where `buildOnce` has put the builds. */
export const BUILDS = 'BANK_E2E_BUILDS';

export const PACKAGES = [
  'shell',
  'mfe-accounts',
  'mfe-alerts',
  'mfe-auth',
  'mfe-bills',
  'mfe-cards',
  'mfe-dashboard',
  'mfe-insights',
  'mfe-payments',
  'mfe-settings',
];

export function buildOf(name: string): string {
  return path.join(buildsFolder(), name);
}

/** Callers copy it and do not change it. */
export function filledStore(): string {
  return path.join(buildsFolder(), 'store');
}

export function keysFolder(): string {
  return path.join(buildsFolder(), 'keys');
}

export function buildsFolder(): string {
  const folder = process.env[BUILDS];
  if (!folder) throw new Error(`${BUILDS} is not set. Start the journeys with "playwright test".`);
  return folder;
}
