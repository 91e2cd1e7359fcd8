import { COMMIT, SBOM } from './buildFiles.js';
import { bundledPackages } from './bundledPackages.js';
import { commitOf } from './commitOf.js';
import { sbomOf } from './sbom.js';

const PLUGIN = 'SbomPlugin';

/** Writes what the build bundles and what it was built from. Pages load neither. */
export class SbomPlugin {
  /** @param {{ name: string, version: string, owner?: string }} subject */
  constructor(subject) {
    this.subject = subject;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation } = compiler.rspack;
    const { RawSource } = compiler.rspack.sources;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      let bundled;
      compilation.hooks.afterOptimizeModules.tap(PLUGIN, () => {
        bundled = bundledPackages(compilation);
      });
      // This stage follows the manifest's, which lists the files that pages load.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const emit = (file, data) => compilation.emitAsset(file, new RawSource(`${JSON.stringify(data, null, 2)}\n`));
        emit(SBOM, sbomOf(this.subject, bundled));
        const commit = commitOf(compiler.context, compilation.fileDependencies);
        if (commit) emit(COMMIT, commit);
      });
    });
  }
}
