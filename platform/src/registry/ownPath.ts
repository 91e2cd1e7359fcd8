import { createHash } from 'node:crypto';
import path from 'node:path';

/** Where a machine keeps what belongs to one store: the same for the same address, and a valid file name for each. */
export function ownPath(folder: string, address: string, prefix = ''): string {
  return path.join(folder, prefix + createHash('sha256').update(address).digest('hex').slice(0, 16));
}
