import path from 'node:path';
import { root } from '@bank/checkout/workspace/paths.ts';
import { bankConfig } from '@bank/platform/rspack';
import { CONTRACT_VERSIONS } from '@bank/shared/contract';
import { type Configuration, rspack } from '@rspack/core';
import { ShellPagePlugin } from '../../shell/page/ShellPagePlugin.ts';

/** Builds the shell without Module Federation. @param federation the module that takes the place of the shell's own */
export function hostConfiguration(federation: string, isMinified: boolean): Configuration {
  const config: Configuration = bankConfig({
    directory: path.join(root, 'shell'),
    contract: CONTRACT_VERSIONS,
    plugins: [
      new ShellPagePlugin(),
      new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/(remotes\/)?federation$/, federation),
    ],
  });
  return { ...without(['ProvideShared', 'SbomPlugin'], config), optimization: minimized(config, isMinified) };
}

export function minimized({ optimization }: Configuration, isMinified: boolean): Configuration['optimization'] {
  return { ...optimization, minimize: isMinified };
}

/** @param plugins names of their classes */
export function without(plugins: string[], config: Configuration): Configuration {
  const isKept = (plugin: unknown) => !plugins.includes(Object(plugin).constructor.name);
  return { ...config, plugins: config.plugins?.filter(isKept) };
}
