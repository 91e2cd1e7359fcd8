import { createHash } from 'node:crypto';
import path from 'node:path';
import { packageFinder } from './sourceFacts.js';
import { pathInPackage } from './sourceNames.js';

const PLUGIN = 'PortableModuleIds';
/** Follows the name of a concatenated module: a hash of all their names, including paths. */
const JOINED = /\|[0-9a-f]{16}$/;
/** The version in which a shared module is asked for. */
const SHARED_VERSION = /(?<=shared module \(\w+\) .[^@]*)@.+?(?= [(=])/;
const ABSOLUTE_PATH = /(?<=^|[|!"]|= |: )(?:[A-Za-z]:)?[\\/][^|!"?]+?(?=[|!"?]|\) \(|\)?$)/g;

/**
 * Gives a build the same bytes in any folder, however its packages were installed: the bundler's own ids depend on
 * absolute paths. In a repository of its own as in a checkout too, where its name has a scope. Versions are left out, so
 * that a new one changes only the files that hold its code.
 */
export class PortableModuleIds {
  packageOf = packageFinder();

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    this.own = this.packageOf(compiler.context)?.folder;
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(PLUGIN, (modules) => {
        const named = [...modules].map((module) => ({ module, ...this.namesOf(module) }));
        const taken = new Set();
        for (const { module, name } of named.sort(byName)) module.id = freeId(name, 10 * named.length, taken);
      });
    });
  }

  /** `exact` tells two installed versions of a package apart. */
  namesOf(module) {
    // Rspack passes the identifier itself, although its types promise a function.
    const identifier = String(module.identifier).replace(JOINED, '');
    const inPackage = (nameOf) => identifier.replaceAll(ABSOLUTE_PATH, (file) => this.inPackage(file, nameOf));
    return {
      name: inPackage(({ name }) => name).replace(SHARED_VERSION, ''),
      exact: inPackage(({ name, version }) => `${name}@${version}`),
    };
  }

  /** Such as `recharts/es6/index.js`. */
  inPackage(file, nameOf) {
    const owner = this.packageOf(path.dirname(file));
    if (!owner) return file;
    return pathInPackage(owner, this.own, file, (name) => nameOf({ name, version: owner.version }));
  }
}

function byName(one, other) {
  return one.name === other.name ? compare(one.exact, other.exact) : compare(one.name, other.name);
}

function compare(one, other) {
  return one < other ? -1 : Number(one > other);
}

function freeId(name, limit, taken) {
  const range = 10 ** Math.ceil(Math.log10(limit));
  let id = createHash('sha256').update(name).digest().readUInt32BE() % range;
  while (taken.has(id)) id = (id + 1) % range;
  taken.add(id);
  return id;
}
