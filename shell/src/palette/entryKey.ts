import type { ExtensionFacts } from '@bank/shared/contract';

/** The ids of extensions have no spaces, so that no remote gives an entry the key of another's. */
export function entryKey(kind: 'entries' | 'results' | 'failure', { id }: ExtensionFacts, entry = ''): string {
  return `${kind} ${id} ${entry}`;
}
