import { satisfies } from './satisfies';

/** One version of a shared module, in the form that containers of any build know. */
interface SharedVersion {
  from: string;
  loaded: true;
  lib: () => unknown;
  /** @throws when the version is not in the range */
  get: (range?: string) => () => unknown;
}

export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** What the page holds once. */
export const shareScope: ShareScope = {};

export function provide(name: string, version: string, exports: unknown): void {
  const lib = () => exports;
  const get = (range?: string) => {
    if (range === undefined || satisfies(version, range)) return lib;
    throw new Error(`${name} ${range} is needed, and the page provides ${version}.`);
  };
  shareScope[name] = { [version]: { from: 'shell', loaded: true, lib, get } };
}
