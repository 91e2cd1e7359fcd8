import type { PageRegistry } from '@bank/shared/contract';
import { mountMatcher, type PageOfRemote, pagesOf } from '@bank/shared/mounts';

const matchers = new WeakMap<PageRegistry, (path: string) => PageOfRemote | undefined>();

/** What the shell's router shows at the path, unless it is a page of the shell's own. */
export function mountAt(registry: PageRegistry, path: string): PageOfRemote | undefined {
  const matcher = matchers.get(registry) ?? mountMatcher(pagesOf(registry.remotes));
  matchers.set(registry, matcher);
  return matcher(path);
}
