const PLUGIN = 'BankManifestPlugin';

/**
 * Writes `bank.json` beside the build: what a release of it needs to know (contract, entry files, shared versions).
 * The release reads this file and nothing else, so a package may be built by any tool that writes one.
 */
export class BankManifestPlugin {
  /** @param {{ name: string, version: string, owner?: string, contract?: readonly number[], remote?: import('../../../shared/src/contract/types.ts').RemoteContract, shared: Record<string, { version: string, requiredVersion: string }> }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const source = `${JSON.stringify(this.describe(compilation), null, 2)}\n`;
        compilation.emitAsset('bank.json', new compiler.rspack.sources.RawSource(source));
      });
    });
  }

  describe(compilation) {
    const { name, version, owner, contract: shellContract, remote, shared } = this.options;
    const groups = compilation.namedChunkGroups;
    const emitted = Object.keys(compilation.assets).sort();
    if (!remote) {
      const entry = filesOf(groups.get('main'));
      const provides = pick(shared, 'version');
      return { kind: 'shell', name, version, owner, contract: shellContract, entry, emitted, provides };
    }
    const { name: _, mounts, ...contract } = remote;
    return {
      kind: 'remote',
      name,
      version,
      ...contract,
      entry: filesOf(groups.get(name.replaceAll('-', '_'))).find((file) => file.startsWith('remoteEntry')),
      requires: pick(usedBy(compilation, shared), 'requiredVersion'),
      bundled: packagesIn(compilation),
      emitted,
      mounts: mounts.map(({ page, ...mount }) => {
        const expose = page.replace(/^.*\//, '').replace(/\.\w+$/, '');
        return { ...mount, expose, files: filesOf(groups.get(expose)) };
      }),
    };
  }
}

function filesOf(group) {
  if (!group)
    throw new Error(`${PLUGIN}: an entry or exposed page has no files. Check the paths under "mounts" in remote.ts.`);
  return group.getFiles().filter((file) => !file.endsWith('.map') && !file.includes('hot-update'));
}

/** The shared modules that the remote really asks the page for. */
function usedBy(compilation, shared) {
  const names = [...compilation.modules].map((module) =>
    /^consume shared module \(\w+\) (.+?)@/.exec(module.identifier()),
  );
  const asked = new Set(names.map((match) => match?.[1]));
  return Object.fromEntries(Object.entries(shared).filter(([name]) => asked.has(name)));
}

/** The packages whose code is in the build, by name: what a second copy of a singleton is recognised by. */
function packagesIn(compilation) {
  const paths = [...compilation.modules].flatMap((module) => [
    module.nameForCondition() ?? '',
    // Modules that were joined into one.
    ...(module.modules ?? []).map((inner) => inner.nameForCondition() ?? ''),
  ]);
  const names = paths.map(
    (file) =>
      /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replaceAll('\\', '/') ?? ownPackage(file),
  );
  return [...new Set(names)].filter(Boolean).sort();
}

/** A workspace package is linked, so its files do not lie below node_modules. Its pictures may be copied, its code not. */
function ownPackage(file) {
  return /[\\/]shared[\\/]src[\\/].*\.tsx?$/.test(file) ? '@bank/shared' : undefined;
}

function pick(shared, key) {
  return Object.fromEntries(Object.entries(shared).map(([name, versions]) => [name, versions[key]]));
}
