import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Plain JavaScript, because the bundler's configuration imports it.
 * @param {string} folder with a file for each language, such as `es.json`
 * @returns {Record<string, Record<string, string>>} texts by language and key
 * @throws naming the file and the line that is no JSON
 */
export function readCatalogs(folder) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return Object.fromEntries(
    files.map((file) => {
      const place = path.join(folder, file);
      return [path.basename(file, '.json'), parseTexts(place, readFileSync(place, 'utf8'))];
    }),
  );
}

/** @param {string} file to be named @param {string} source its content */
export function parseTexts(file, source) {
  try {
    return JSON.parse(source);
  } catch (error) {
    const at = /position (\d+)/.exec(error.message)?.[1] ?? source.length;
    const line = source.slice(0, at).split('\n').length;
    throw new Error(`${file}:${line}:\n  is no JSON here. Look for a missing comma or quote, or one comma too many.`);
  }
}
