import { bankConfig } from '@bank/shared/config';

/** Below the base path, as mounts have it. */
export function currentPath(): string {
  return `/${location.pathname.slice(bankConfig().basePath.length)}`;
}
