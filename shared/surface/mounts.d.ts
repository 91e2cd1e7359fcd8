// What `@bank/shared/mounts` exports. Made by `npm run surface`; do not edit.

import type { RegisteredMount, RegisteredRemote } from './contract';
export interface PageOfRemote extends Mounted {
  remote: RegisteredRemote;
  mount: RegisteredMount;
}
/** Returns the path at which a mount begins: `/transfers` for `/transfers/*`. */
export declare function mountAddress(path: string): string;
/**
 * Finds the mount that a path opens, by react-router's own ranking; of equal ranks, the first one wins.
 * Router, gateway and `check` all use it, so that they agree (docs/decisions/0050).
 */
export declare function mountMatcher<T extends Mounted>(mounts: readonly T[]): (pathname: string) => T | undefined;
export declare function pagesOf(remotes: readonly RegisteredRemote[]): PageOfRemote[];
interface Mounted {
  /** A react-router path, such as `/accounts/:id` or `/auth/*`. */
  path: string;
}
export {};
