import path from 'node:path';
import type { Configuration } from '@rspack/core';

interface Change {
  file: string;
  from: string;
  to: string;
  isMinified: boolean;
}

/** That of the package in the working directory, with a change of its sources. */
export default async (): Promise<Configuration> => {
  const { file, from, to, isMinified }: Change = JSON.parse(process.env.BANK_BENCH_CHANGE ?? '');
  const { default: own } = await import(path.resolve('rspack.config.ts'));
  const config: Configuration = typeof own === 'function' ? await own() : own;
  const loader = path.join(import.meta.dirname, 'replaceText.js');
  const rule = { test: new RegExp(file), enforce: 'pre', loader, options: { from, to } } as const;
  return {
    ...config,
    module: { rules: [...(config.module?.rules ?? []), rule] },
    optimization: { ...config.optimization, minimize: isMinified },
  };
};
