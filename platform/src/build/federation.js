import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { NormalModuleReplacementPlugin } from '@rspack/core';
import semver from 'semver';
import { chunkOf, exposedModules } from './exposes.js';

/** Builds a shell that provides what the bank shares. */
export class ProvideShared {
  /** The shell's module. */
  static MODULE = /[\\/]runtime[\\/]providedModules\.ts$/;

  /** @param {Record<string, { version: string }>} shared */
  constructor(shared) {
    this.shared = shared;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const loader = inContainer('providedModules.js');
    compiler.options.module.rules.push(
      { test: ProvideShared.MODULE, loader, options: this.shared },
      // Their parts are then joined with them: the shell's chunks would import each part by itself otherwise.
      { test: /[\\/]shared[\\/]src[\\/]\w+[\\/]index\.ts$/, sideEffects: true },
    );
  }
}

/** Builds a remote as a container that takes what the bank shares from the page. */
export class ConsumeShared {
  /** @param {{ name: string, remote: import('@bank/shared/contract').RemoteContract, shared: Record<string, { requiredVersion: string }>, isDev: boolean }} options */
  constructor({ name, remote, shared, isDev }) {
    this.options = {
      name: name.replaceAll('-', '_'),
      filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
      exposes: Object.fromEntries(
        [...exposedModules(remote)].map(([module, name]) => [
          `./${name}`,
          { import: isDev ? [allShared(shared), module] : module, name: chunkOf(remote, module) },
        ]),
      ),
      shared: Object.fromEntries(Object.entries(shared).map(([module, versions]) => [module, consumed(versions)])),
      dts: false,
      manifest: false,
      dev: isDev,
    };
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new ModuleFederationPlugin(this.options).apply(compiler);
    const itsRuntime = /^@module-federation\/runtime\/rspack\.js!=!/;
    new NormalModuleReplacementPlugin(itsRuntime, inContainer('containerRuntime.js')).apply(compiler);
  }
}

/** The page compares with single versions: `>=19.3.1 <20.0.0-0` for `^19.3.1`. */
function consumed({ requiredVersion }) {
  const { range } = new semver.Range(requiredVersion, { includePrerelease: true });
  return { singleton: true, strictVersion: true, import: false, requiredVersion: range };
}

/** A hot update cannot add a shared module, so in development a remote has all of them. */
function allShared(shared) {
  const imports = Object.keys(shared).map((name) => `import ${JSON.stringify(name)};`);
  return `data:text/javascript,${encodeURIComponent(imports.join('\n'))}`;
}

function inContainer(file) {
  return path.join(import.meta.dirname, 'container', file);
}
