import { bankConfig } from '@bank/shared/config';
import { mountMatcher, pagesOf } from '@bank/shared/mounts';
import { runningFor } from '../remotes/federation';
import { useRegistry } from '../remotes/registryStore';

export interface PageFacts {
  /** The mount's path, which has none of a customer's numbers as the address may; empty where no remote is. */
  page: string;
  remote: string;
  /** The code that runs there has this version. */
  version: string;
}

/** @param pathname of the document's address */
export function pageAt(pathname: string): PageFacts {
  const { remotes, shell } = useRegistry.getState().current;
  const matchPage = mountMatcher(pagesOf(remotes));
  const found = matchPage(`/${pathname.slice(bankConfig().basePath.length)}`);
  if (!found) return { page: '', remote: 'shell', version: shell };
  const { name, version } = runningFor(found.remote) ?? found.remote;
  return { page: found.path, remote: name, version };
}
