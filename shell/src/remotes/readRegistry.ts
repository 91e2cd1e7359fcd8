import { readElementText } from '@bank/shared/config';
import type { PageRegistry } from '@bank/shared/contract';

export function readRegistry(): PageRegistry {
  const registry: unknown = JSON.parse(readElementText('bank-registry'));
  if (!isRegistry(registry))
    throw new Error('The page carries no registry. Check the proxies between browser and gateway.');
  return registry;
}

/** Checks only the shape that planning pages relies on: the gateway has verified the rest. */
export function isRegistry(value: unknown): value is PageRegistry {
  const { revision, remotes } = Object(value) as Record<string, unknown>;
  return typeof revision === 'number' && Array.isArray(remotes) && remotes.every(isRemote);
}

function isRemote(value: unknown): boolean {
  const { name, version, integrity, mounts, navigation } = Object(value) as Record<string, unknown>;
  const isNamed = typeof name === 'string' && typeof version === 'string';
  return isNamed && typeof integrity === 'object' && Array.isArray(mounts) && Array.isArray(navigation);
}

export function readShellIntegrity(): Record<string, string> {
  return JSON.parse(readElementText('bank-shell')) as Record<string, string>;
}
