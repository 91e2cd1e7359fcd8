import path from 'node:path';

/** Where the tests find the shell, the remotes and what is installed. */
export const root = path.resolve(import.meta.dirname, '../../..');

export const cacheFolder = path.join(root, '.cache');
