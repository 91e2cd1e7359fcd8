import path from 'node:path';
import { NormalModuleReplacementPlugin } from '@rspack/core';
import { installedPackage } from './installedPackage.js';

const PLUGIN = 'LeanLibraries';
const COMMON_JS = /(@module-federation[\\/].+)\.cjs$/;
const LUCIDE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](Icon|createLucideIcon|icons[\\/].+)\.mjs$/;

/** Files that libraries import themselves although the bank does not use what they do, and what stands in for them. */
const REPLACED = [
  {
    library: '@module-federation/runtime-core',
    files: /[\\/](SnapshotHandler|snapshot[\\/]index|preload|generate-preload-assets)\.js$/,
    by: 'federationRuntimeCore.js',
  },
  {
    library: '@module-federation/webpack-bundler-runtime',
    files:
      /[\\/](attachShareScopeMap|consumes|getSharedFallbackGetter|init|initContainerEntry|initializeSharing|installInitialConsumes|remotes)\.js$/,
    by: 'federationBundlerRuntime.js',
  },
  {
    library: '@module-federation/webpack-bundler-runtime',
    files: /^@module-federation\/runtime$/,
    by: 'federationRuntime.js',
  },
  { library: '@tanstack/query-core', files: /[\\/]mutationCache\.js$/, by: 'queryCore.js' },
];

/** Keeps out of builds what cannot be tree-shaken: methods, and all of the federation runtime's CommonJS. */
export class LeanLibraries {
  /** @param {{ isDev: boolean }} options hot updates need the whole federation runtime */
  constructor({ isDev }) {
    this.isDev = isDev;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new NormalModuleReplacementPlugin(COMMON_JS, (module) => {
      module.request = toEsModule(module.request);
    }).apply(compiler);
    for (const { library, files, by } of this.isDev ? [] : REPLACED)
      new NormalModuleReplacementPlugin(files, (module) => {
        if (!module.context.replaceAll(path.sep, '/').includes(`/${library}/`)) return;
        module.request = path.join(import.meta.dirname, 'lean', by);
      }).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: PLUGIN, stage: 1 }, () => {
      const aliases = Object.entries(compiler.options.resolve.alias || {});
      compiler.options.resolve.alias = Object.fromEntries(aliases.map(([name, target]) => [name, toEsModule(target)]));
    });
    const shared = installedPackage('@bank/shared', compiler.context);
    const router = shared && installedPackage('react-router', shared.folder);
    if (router && !this.isDev) useRouterBuild(compiler, path.join(router.folder, 'dist/production'));
    if (!this.isDev) compiler.options.module.rules.push({ test: LUCIDE, loader: loader('lucideReact.js') });
  }
}

/** Its package names the development build for every bundler. */
function useRouterBuild(compiler, folder) {
  const alias = {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
  compiler.options.resolve.alias = { ...compiler.options.resolve.alias, ...alias };
  compiler.options.module.rules.push({
    test: /\.mjs$/,
    include: folder,
    loader: loader('reactRouter.js'),
  });
}

function loader(name) {
  return path.join(import.meta.dirname, 'lean', name);
}

function toEsModule(target) {
  return typeof target === 'string' ? target.replace(COMMON_JS, '$1.js') : target;
}
