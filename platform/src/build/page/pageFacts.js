import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedGlobals } from './changedGlobals.js';
import { leftRunning } from './leftRunning.js';
import { parseModule } from './parseModule.js';
import { refusedStyles } from './refusedStyles.js';

/** What a remote's own sources do to the page that it shares with the others. @param {ReturnType<typeof parseSources>} sources */
export function pageFacts(sources) {
  const findEach = (find) =>
    sources.flatMap(({ name, module }) =>
      find(module).map((found) => ({ where: `${name}:${found.line}`, name: found.name })),
    );
  return {
    changedGlobals: findEach(changedGlobals),
    leftRunning: findEach(leftRunning),
    refusedStyles: findEach(refusedStyles),
  };
}

/**
 * @param {string} folder that places are named from
 * @param {string[]} files
 */
export function parseSources(folder, files) {
  return files.flatMap((file) => {
    const module = parse(file);
    return module ? [{ file, name: path.relative(folder, file).replaceAll('\\', '/'), module }] : [];
  });
}

/** The bundler itself says what it cannot parse. */
function parse(file) {
  try {
    return parseModule(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
