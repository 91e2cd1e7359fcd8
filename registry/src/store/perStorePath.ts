import { createHash } from 'node:crypto';
import path from 'node:path';

export function perStorePath(folder: string, address: string, prefix = ''): string {
  return path.join(folder, prefix + createHash('sha256').update(address).digest('hex').slice(0, 16));
}
