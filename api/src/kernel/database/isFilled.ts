import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `false` after a first start that was interrupted. */
export function isFilled(folder: string): boolean {
  return existsSync(markOf(folder));
}

export function markFilled(folder: string): Promise<void> {
  return writeFile(markOf(folder), '');
}

function markOf(folder: string): string {
  return path.join(folder, 'ready');
}
