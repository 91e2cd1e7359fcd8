const CONSUMED = /^consume shared module \(\w+\) (.+?)@/;
const PROVIDED = /^provide shared module \(\w+\) (.+?)@/;

/**
 * The names that a remote's code uses of each module that the shell provides. After tree shaking: what nothing uses is not in use.
 * @param {import('@rspack/core').Compilation} compilation
 */
export function importedNames({ modules, moduleGraph }) {
  return namesByModule(modules, CONSUMED, (module) =>
    moduleGraph
      .getIncomingConnections(module)
      .filter((connection) => connection.getActiveState(undefined) !== false)
      .flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? []),
  );
}

/**
 * The names that each module has which the shell provides, where the bundler can tell.
 * @param {import('@rspack/core').Compilation} compilation
 */
export function exportedNames({ modules, moduleGraph }) {
  return namesByModule(modules, PROVIDED, (module) =>
    moduleGraph.getOutgoingConnections(module).flatMap((connection) => {
      const names = connection.module && moduleGraph.getProvidedExports(connection.module);
      return Array.isArray(names) ? names : [];
    }),
  );
}

/** `default` is left out: each CommonJS module has one, although it exports none. */
function namesByModule(modules, identifier, namesOf) {
  const found = {};
  for (const module of modules) {
    const [, name] = identifier.exec(module.identifier()) ?? [];
    if (name) found[name] = [...(found[name] ?? []), ...namesOf(module)].filter((exported) => exported !== 'default');
  }
  const sorted = Object.entries(found)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, names]) => [name, [...new Set(names)].sort()]);
  return Object.fromEntries(sorted.filter(([, names]) => names.length > 0));
}
