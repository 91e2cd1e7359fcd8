import { readElementText } from '@bank/shared/config';
import type { PageRegistry } from '@bank/shared/contract';

/**
 * The registry that the gateway put into the page.
 *
 * @throws when the page carries none that it could run by
 */
export function readRegistry(): PageRegistry {
  const registry: unknown = JSON.parse(readElementText('bank-registry'));
  if (!isRegistry(registry))
    throw new Error('The page carries no registry. Check what stands between page and gateway.');
  return registry;
}

/** Whether pages can be planned by it: what a gateway sends has been verified there. */
export function isRegistry(value: unknown): value is PageRegistry {
  const { revision, remotes } = Object(value) as Record<string, unknown>;
  return typeof revision === 'number' && Array.isArray(remotes) && remotes.every(isRemote);
}

function isRemote(value: unknown): boolean {
  const { name, version, integrity, mounts, navigation } = Object(value) as Record<string, unknown>;
  const isNamed = typeof name === 'string' && typeof version === 'string';
  return isNamed && typeof integrity === 'object' && Array.isArray(mounts) && Array.isArray(navigation);
}

/** sha384 of the shell's own scripts and styles, by URL. */
export function readShellIntegrity(): Record<string, string> {
  return JSON.parse(readElementText('bank-shell')) as Record<string, string>;
}
