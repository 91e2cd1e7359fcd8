import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Compiles TypeScript and what is published as ES modules only. */
export const transform = {
  // Texts by language.
  '[\\\\/]locales[\\\\/][\\w-]+\\.json$': path.join(import.meta.dirname, 'catalogTransform.js'),
  '^.+\\.[cm]?[tj]sx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/** How Jest runs the unit tests of the remote in the working directory. */
export default function remoteConfig() {
  return jestConfig({ directory: process.cwd() });
}

/** Runs tests in jsdom, with the bank's modules and without images and style sheets. */
export function jestConfig({ directory }) {
  return {
    rootDir: directory,
    testEnvironment: require.resolve('jest-environment-jsdom'),
    // Production, too, adds each rule to a style sheet, which is otherwise parsed again as a whole.
    globals: { SC_DISABLE_SPEEDY: false },
    transform,
    transformIgnorePatterns: ['/node_modules/(?!(.*/)?@bank/shared/)'],
    // A server of the squad's own is tested in Node.
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/server/'],
    setupFilesAfterEnv: [createRequire(path.join(directory, 'package.json')).resolve('@bank/shared/testing/setup')],
    moduleNameMapper: {
      '\\.(avif|css|png|svg|webp|woff2)$': path.join(import.meta.dirname, 'assetStub.cjs'),
      '^react-hot-toast$': 'react-hot-toast/headless',
    },
  };
}
