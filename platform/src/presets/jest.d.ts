import type { Config } from 'jest';

/**
 * How Jest runs the unit tests of the remote in the working directory. A remote's whole `jest.config.mjs` is
 * `export { default } from '@bank/platform/jest';`.
 */
export default function remoteConfig(): Config;

/**
 * Runs tests in jsdom, with the bank's modules and without images and style sheets.
 * @param options.directory absolute path of the package
 */
export function jestConfig(options: { directory: string }): Config;

/** Compiles TypeScript and what is published as ES modules only. */
export const transform: NonNullable<Config['transform']>;
