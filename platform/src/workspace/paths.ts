import path from 'node:path';

/** Absolute folder of the workspace. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Keys that sign and verify the registry; another folder through BANK_KEYS. */
export const keysFolder = path.resolve(root, process.env.BANK_KEYS || '.keys');

/** The deployment's configuration; another file through BANK_CONFIG. */
export const configFile = path.resolve(root, process.env.BANK_CONFIG || 'bank.config.json');

export const cacheFolder = path.join(root, '.cache');

/** What gateways of this machine have served; another folder through BANK_SEEN. */
export const seenFolder = path.resolve(root, process.env.BANK_SEEN ?? path.join(cacheFolder, 'seen'));
