import type { PaletteEntry } from '@bank/shared/contract';
import { create } from 'zustand';
import { SECTIONS } from './findEntries';

/** What remotes offer, by the extension's id. Apart from React's state: an offer renders the search, never the remotes again. */
export const useOffered = create<Partial<Record<string, readonly PaletteEntry[]>>>(() => ({}));

/** @returns what an extension calls with its entries, which returns what withdraws them */
export function offerAs(extension: string) {
  return (entries: readonly PaletteEntry[]): (() => void) => {
    for (const entry of entries) assertEntry(entry, extension);
    useOffered.setState({ [extension]: entries });
    return () =>
      useOffered.setState((offered) => (offered[extension] === entries ? { [extension]: undefined } : offered));
  };
}

/** Thrown inside the extension, whose boundary contains it. */
function assertEntry({ id, label, section }: PaletteEntry, extension: string): void {
  if (typeof id === 'string' && typeof label === 'string' && SECTIONS.includes(section)) return;
  throw new TypeError(
    `The extension "${extension}" of bank/palette/entries@1: each entry needs id, label and section.`,
  );
}
