import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const API = path.resolve(import.meta.dirname, '../..');

/**
 * What the bank writes to customers. Plain JavaScript, because the bundler's configuration imports it.
 *
 * @returns {Record<string, Record<string, Record<string, string>>>} by module (`modules/cards`), language and key
 */
export function readMessages() {
  const modules = ['kernel', 'modules'].flatMap((kind) =>
    readdirSync(path.join(API, kind)).map((name) => `${kind}/${name}`),
  );
  const folders = modules.map((module) => [module, path.join(API, module, 'messages')]);
  return Object.fromEntries(
    folders.filter(([, folder]) => existsSync(folder)).map(([module, folder]) => [module, catalogsIn(folder)]),
  );
}

function catalogsIn(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  );
}
