import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedGlobals } from './changedGlobals.js';
import { leftRunning } from './leftRunning.js';
import { parseModule } from './parseModule.js';
import { refusedInStyleSheet, refusedStyles } from './refusedStyles.js';

/**
 * What a remote's own sources do to the page that it shares with the others.
 * @param {ReturnType<typeof parseSources>} sources
 * @param {ReturnType<typeof readStyleSheets>} styleSheets
 */
export function pageFacts(sources, styleSheets) {
  const places = (name, found) => found.map((one) => ({ where: `${name}:${one.line}`, name: one.name }));
  const findEach = (find) => sources.flatMap(({ name, module }) => places(name, find(module)));
  return {
    changedGlobals: findEach(changedGlobals),
    leftRunning: findEach(leftRunning),
    refusedStyles: [
      ...findEach(refusedStyles),
      ...styleSheets.flatMap(({ name, css }) => places(name, refusedInStyleSheet(css))),
    ],
  };
}

/**
 * @param {string} folder that places are named from
 * @param {string[]} files
 */
export function parseSources(folder, files) {
  return files.flatMap((file) => {
    const module = parse(file);
    return module ? [{ file, name: nameIn(folder, file), module }] : [];
  });
}

/**
 * @param {string} folder that places are named from
 * @param {string[]} files
 */
export function readStyleSheets(folder, files) {
  return files.map((file) => ({ name: nameIn(folder, file), css: readFileSync(file, 'utf8') }));
}

function nameIn(folder, file) {
  return path.relative(folder, file).replaceAll('\\', '/');
}

/** The bundler itself says what it cannot parse. */
function parse(file) {
  try {
    return parseModule(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
