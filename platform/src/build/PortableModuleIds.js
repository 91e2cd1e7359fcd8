import { createHash } from 'node:crypto';
import path from 'node:path';
import { packageFinder } from './sourceFacts.js';

const PLUGIN = 'PortableModuleIds';
/** After the name of a concatenated module: a hash of all their names, including paths. */
const JOINED = /\|[0-9a-f]{16}$/;
const ABSOLUTE_PATH = /(?<=^|[|!"]|= |: )(?:[A-Za-z]:)?[\\/][^|!"?]+?(?=[|!"?]|\) \(|\)?$)/g;

/**
 * Gives a build the same bytes in any folder, however its packages were installed: the bundler's own ids depend on
 * absolute paths. In a repository of its own as in a checkout too, where its name has a scope.
 */
export class PortableModuleIds {
  packageOf = packageFinder();

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    this.own = this.packageOf(compiler.context)?.folder;
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
    const text = name.startsWith('data:') ? decodeURIComponent(name) : name;
    return text.replaceAll(ABSOLUTE_PATH, (file) => this.inPackage(file));
  }

  /** Such as `recharts@3.10.1/es6/index.js`. */
  inPackage(file) {
    const owner = this.packageOf(path.dirname(file));
    if (!owner) return file;
    const name = owner.folder === this.own ? path.posix.basename(owner.name) : owner.name;
    return path.posix.join(`${name}@${owner.version}`, path.relative(owner.folder, file));
  }
}

function freeId(name, limit, taken) {
  const range = 10 ** Math.ceil(Math.log10(limit));
  let id = createHash('sha256').update(name).digest().readUInt32BE() % range;
  while (taken.has(id)) id = (id + 1) % range;
  taken.add(id);
  return id;
}
