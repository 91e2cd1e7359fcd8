import { ProvideShared } from './federation.js';

const CONSUMED = /^consume shared module \(\w+\) (.+?)@/;

/**
 * The names that a remote's code uses of each module that the shell provides. After tree shaking: what nothing uses is not in use.
 * @param {import('@rspack/core').Compilation} compilation
 */
export function importedNames({ modules, moduleGraph }) {
  const found = {};
  for (const module of modules) {
    const [, name] = CONSUMED.exec(module.identifier()) ?? [];
    const uses = moduleGraph
      .getIncomingConnections(module)
      .filter((connection) => connection.getActiveState(undefined) !== false);
    if (name) found[name] = uses.flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? []);
  }
  return sorted(found);
}

/**
 * The names that each module has which the shell provides, where the bundler can tell.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {Record<string, unknown>} shared
 */
export function exportedNames({ modules, moduleGraph }, shared) {
  const found = {};
  const provider = [...modules].find((module) => ProvideShared.MODULE.test(module.nameForCondition() ?? ''));
  for (const { dependency, module } of moduleGraph.getOutgoingConnections(provider)) {
    const names = module && Object.hasOwn(shared, dependency.request) && moduleGraph.getProvidedExports(module);
    if (Array.isArray(names)) found[dependency.request] = names;
  }
  return sorted(found);
}

/** `default` is left out: each CommonJS module has one, although it exports none. */
function sorted(found) {
  const modules = Object.entries(found)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, names]) => [name, [...new Set(names)].filter((exported) => exported !== 'default').sort()]);
  return Object.fromEntries(modules.filter(([, names]) => names.length > 0));
}
