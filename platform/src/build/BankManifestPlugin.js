import { apiFacts } from './api/apiFacts.js';
import { publishedFacts, usedFacts } from './api/serviceFacts.js';
import { MAP } from './buildFiles.js';
import { checkTitles } from './catalogs/checkTitles.js';
import { languagesOf, missingLanguages } from './catalogs/languagesOf.js';
import { chunkOf, exposedModules, exposedSources } from './exposes.js';
import { installedPackage } from './installedPackage.js';
import { pageFacts, parseSources, readStyleSheets } from './page/pageFacts.js';
import { publicTypes } from './publicTypes.js';
import { exportedNames, importedNames } from './sharedExports.js';
import { packageOf } from './sharedModules.js';
import { sourceFacts } from './sourceFacts.js';

const PLUGIN = 'BankManifestPlugin';

/** Writes `bank.json`, or `file`: all that a release needs to know of a build, so that packages can be built with any tool. */
export class BankManifestPlugin {
  /** @param {{ file: string, name: string, version: string, owner?: string, contract?: readonly number[], slots?: readonly string[], mainLayoutChunks?: readonly string[], remote?: import('@bank/shared/contract').RemoteContract, shared: Record<string, { version: string, requiredVersion: string }> }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const exposed = this.options.remote ? exposedSources(this.options.remote) : [];
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      let facts;
      let sharedNames;
      compilation.hooks.seal.tap(PLUGIN, () => {
        facts = sourceFacts(compilation, { exposed });
      });
      compilation.hooks.afterOptimizeModules.tap(PLUGIN, () => {
        sharedNames = this.options.remote
          ? importedNames(compilation)
          : exportedNames(compilation, this.options.shared);
      });
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const { RawSource } = compiler.rspack.sources;
        const types = this.options.remote && publicTypes(compiler.context);
        if (types) {
          compilation.fileDependencies.add(types.source);
          compilation.emitAsset(types.file, new RawSource(types.text));
        }
        const described = this.describe(compilation, { ...facts, sharedNames, types });
        compilation.emitAsset(this.options.file, new RawSource(`${JSON.stringify(described, null, 2)}\n`));
      });
    });
  }

  describe(
    compilation,
    { bundled, foreign, withoutDefault, ownFiles, ownStyleSheets, askingFiles, sharedNames, types },
  ) {
    const {
      name,
      version,
      owner,
      contract: shellContract,
      slots,
      remote,
      shared,
      mainLayoutChunks = [],
    } = this.options;
    const groups = compilation.namedChunkGroups;
    const { context } = compilation.compiler;
    const api = apiFacts(parseSources(context, askingFiles));
    const emitted = Object.keys(compilation.assets).filter(isNoMap).sort();
    if (!remote) {
      const entry = filesOf(groups.get('main'));
      const mainLayout = mainLayoutChunks.flatMap((chunk) => filesOf(groups.get(chunk)));
      const provides = pick(shared, 'version');
      const source = { installed: {}, foreign, withoutDefault: [] };
      const facts = { kind: 'shell', name, version, owner, contract: shellContract, slots, entry, emitted, source };
      return { ...facts, mainLayout, provides, exports: sharedNames, lendsRuntime: false, ...(api && { api }) };
    }
    const { name: _, mounts, extensions, ...contract } = remote;
    const exposed = exposedModules(remote);
    const placed = (module) => ({ expose: exposed.get(module), files: filesOf(groups.get(chunkOf(remote, module))) });
    const used = consumedModules(compilation, shared);
    const languages = languagesOf(compilation);
    const problems = checkTitles(remote, languages);
    if (problems.length > 0) compilation.errors.push(new Error(`remote.ts:\n${problems.join('\n')}`));
    for (const language of missingLanguages(languages, context))
      compilation.warnings.push(new Error(untranslated(name, language)));
    return {
      kind: 'remote',
      name,
      version,
      ...contract,
      entry: filesOf(groups.get(name.replaceAll('-', '_'))).find((file) => file.startsWith('remoteEntry')),
      requires: pick(used, 'requiredVersion'),
      imports: sharedNames,
      ...(api && { api }),
      languages,
      ...(types && { types: types.file, ...publishedFacts(types.source) }),
      ...usedFacts(context, parseSources(context, ownFiles)),
      bundled,
      emitted,
      source: {
        installed: installedVersions(Object.keys(used), context),
        foreign,
        withoutDefault: withoutDefault.map((module) => exposed.get(module)),
        ...pageFacts(parseSources(context, ownFiles), readStyleSheets(context, ownStyleSheets)),
      },
      mounts: mounts.map(({ page, ...mount }) => ({ ...mount, ...placed(page) })),
      ...(extensions && {
        extensions: extensions.map(({ component, loadWith: _page, ...facts }) => ({ ...facts, ...placed(component) })),
      }),
    };
  }
}

function untranslated(name, language) {
  const called = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  return `${name} has no src/locales/${language}.json: who reads the bank in ${called} sees it in English. Copy en.json there, and translate it.`;
}

function filesOf(group) {
  if (!group) throw new Error(`${PLUGIN}: an entry, page or extension has no files. Check the paths in remote.ts.`);
  return group.getFiles().filter((file) => isNoMap(file) && !file.includes('hot-update'));
}

function isNoMap(file) {
  return !file.endsWith(MAP);
}

function consumedModules(compilation, shared) {
  const names = [...compilation.modules].map((module) =>
    /^consume shared module \(\w+\) (.+?)@/.exec(module.identifier()),
  );
  const asked = new Set(names.map((match) => match?.[1]));
  return Object.fromEntries(Object.entries(shared).filter(([name]) => asked.has(name)));
}

function installedVersions(modules, folder) {
  const names = new Set(modules.map(packageOf));
  const versions = [...names].map((name) => [name, installedPackage(name, folder)?.manifest.version]);
  return Object.fromEntries(versions.filter(([, version]) => version));
}

function pick(shared, key) {
  return Object.fromEntries(Object.entries(shared).map(([name, versions]) => [name, versions[key]]));
}
