import type { RemoteContract } from '@bank/shared/contract';
import type { Configuration, Plugins } from '@rspack/core';

export interface BankConfigOptions {
  /** Absolute path of the package. */
  directory: string;
  /** Omitted for the shell. */
  remote?: RemoteContract;
  /** Contract versions that the shell supports. */
  contract?: readonly number[];
  /** Places that the shell offers. */
  slots?: readonly string[];
  /** Names of chunks that pages in the main layout need: they come in the documents of these pages. */
  mainLayoutChunks?: readonly string[];
  /** Makes source maps, for operators to read stacks with; by default it does. */
  sourceMaps?: boolean;
  plugins?: Plugins;
}

/** The build configuration of the shell and every remote. */
export function bankConfig(options: BankConfigOptions): Configuration;

/**
 * The build configuration of the remote in the working directory, which `remote.ts` describes. A remote's whole
 * `rspack.config.ts` is `export { default } from '@bank/platform/rspack';`.
 */
export default function remoteConfig(options?: Pick<BankConfigOptions, 'sourceMaps'>): Promise<Configuration>;
