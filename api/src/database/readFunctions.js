import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const API = path.resolve(import.meta.dirname, '..');

/**
 * The database's functions as they are today. Plain JavaScript, because the bundler's configuration imports it.
 *
 * @returns {Record<string, string>} by file from the API's sources, the kernel's and the ledger's first
 */
export function readFunctions() {
  const files = globSync('{kernel,ledger,modules/*}/functions/*.sql', { cwd: API }).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(API, file), 'utf8')]));
}
