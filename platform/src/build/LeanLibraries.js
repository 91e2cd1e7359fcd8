import path from 'node:path';
import { NormalModuleReplacementPlugin } from '@rspack/core';
import { installedPackage } from './installedPackage.js';

const QUERY_CORE = /[\\/]@tanstack[\\/]query-core[\\/]/;
const STYLED = /[\\/]styled-components\.browser\.esm\.js$/;
const LINGUI = /[\\/]@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/;
const LUCIDE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](Icon|createLucideIcon|icons[\\/].+)\.mjs$/;

/** Keeps out of production builds what cannot be tree-shaken, such as methods. */
export class LeanLibraries {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new NormalModuleReplacementPlugin(/[\\/]mutationCache\.js$/, (module) => {
      if (QUERY_CORE.test(module.context)) module.request = standIn('queryCore.js');
    }).apply(compiler);
    const shared = installedPackage('@bank/shared', compiler.context);
    const router = shared && installedPackage('react-router', shared.folder);
    if (router) useRouterBuild(compiler, path.join(router.folder, 'dist/production'));
    compiler.options.module.rules.push(
      { test: LUCIDE, loader: standIn('lucideReact.js') },
      { test: LINGUI, loader: standIn('linguiCore.js') },
      { test: STYLED, loader: standIn('styledComponents.js') },
    );
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
    loader: standIn('reactRouter.js'),
  });
}

function standIn(name) {
  return path.join(import.meta.dirname, 'lean', name);
}
