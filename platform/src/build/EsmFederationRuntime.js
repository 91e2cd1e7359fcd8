import { NormalModuleReplacementPlugin } from '@rspack/core';

const PLUGIN = 'EsmFederationRuntime';
const COMMON_JS = /(@module-federation[\\/].+)\.cjs$/;

/** The plugin's CommonJS runtime cannot be tree-shaken: 30 kB more in the shell, 20 kB in each remote. */
export class EsmFederationRuntime {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new NormalModuleReplacementPlugin(COMMON_JS, (module) => {
      module.request = toEsModule(module.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: PLUGIN, stage: 1 }, () => {
      const aliases = Object.entries(compiler.options.resolve.alias || {});
      compiler.options.resolve.alias = Object.fromEntries(aliases.map(([name, target]) => [name, toEsModule(target)]));
    });
  }
}

function toEsModule(target) {
  return typeof target === 'string' ? target.replace(COMMON_JS, '$1.js') : target;
}
