import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** The bundle that production runs. */
export const serverCli = path.join(root, 'dist/server/bank.js');
