import { elementText } from '@bank/shared/config';
import type { PageRegistry } from '@bank/shared/contract';

/** The registry that the gateway put into the page. */
export function readRegistry(): PageRegistry {
  return JSON.parse(elementText('bank-registry')) as PageRegistry;
}

/** sha384 of the shell's own scripts and styles, by URL. */
export function readShellIntegrity(): Record<string, string> {
  return JSON.parse(elementText('bank-shell')) as Record<string, string>;
}
