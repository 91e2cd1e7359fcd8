import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedGlobals } from './changedGlobals.js';
import { leftRunning } from './leftRunning.js';
import { parseModule } from './parseModule.js';

/**
 * What a remote's own sources do to the page that it shares with the others.
 * @param {string} folder that places are named from
 * @param {string[]} files
 */
export function pageFacts(folder, files) {
  const sources = files.map((file) => ({ file, module: parse(file) })).filter(({ module }) => module);
  const findEach = (find) =>
    sources.flatMap(({ file, module }) => {
      const name = path.relative(folder, file).replaceAll('\\', '/');
      return find(module).map((found) => ({ where: `${name}:${found.line}`, name: found.name }));
    });
  return { changedGlobals: findEach(changedGlobals), leftRunning: findEach(leftRunning) };
}

/** The bundler itself says what it cannot parse. */
function parse(file) {
  try {
    return parseModule(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
