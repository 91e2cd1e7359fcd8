import { createHash } from 'node:crypto';

const PLUGIN = 'PortableModuleIds';
/** After the name of a concatenated module: a hash of all their names, including paths. */
const JOINED = /\|[0-9a-f]{16}$/;

/** Gives a build the same bytes in any folder: the bundler's own ids depend on absolute paths. */
export class PortableModuleIds {
  constructor(folders) {
    this.folders = Object.entries(folders).flatMap(([folder, name]) => [
      [folder, name],
      [encodeURIComponent(folder), name],
    ]);
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(PLUGIN, (modules) => {
        // Rspack passes the identifier itself, although its types promise a function.
        const named = [...modules].map((module) => ({ module, name: this.portable(String(module.identifier)) }));
        const taken = new Set();
        for (const { module, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1)))
          module.id = freeId(name, 10 * named.length, taken);
      });
    });
  }

  portable(identifier) {
    const name = identifier.replace(JOINED, '');
    return this.folders.reduce((text, [folder, stand]) => text.replaceAll(folder, stand), name);
  }
}

function freeId(name, limit, taken) {
  const range = 10 ** Math.ceil(Math.log10(limit));
  let id = createHash('sha256').update(name).digest().readUInt32BE() % range;
  while (taken.has(id)) id = (id + 1) % range;
  taken.add(id);
  return id;
}
