import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Plain JavaScript, because the bundler's configuration imports it.
 * @param {string} folder with a file for each language, such as `es.json`
 * @returns {Record<string, Record<string, string>>} texts by language and key
 */
export function readCatalogs(folder) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return Object.fromEntries(
    files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  );
}
