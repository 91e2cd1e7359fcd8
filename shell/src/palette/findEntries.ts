import type { PaletteEntry } from '@bank/shared/contract';
import { foldText } from '@bank/shared/format';
import type { ReactNode } from 'react';

export interface FoundEntry extends Omit<PaletteEntry, 'id' | 'icon' | 'section' | 'keywords' | 'isMinor'> {
  /** Unique among all. */
  key: string;
  icon: ReactNode;
  /** The label's language, where it is not the page's. */
  lang?: string;
  /** Says whether the amount is received or spent. */
  isSigned?: boolean;
  /** The search stays open when it is chosen. */
  keepsOpen?: boolean;
}

export interface SearchEntry extends FoundEntry, Pick<PaletteEntry, 'keywords' | 'isMinor'> {
  section: (typeof SECTIONS)[number];
}

/** Remotes add to the first ones; help is the shell's own. */
export const OFFERED_SECTIONS: readonly PaletteEntry['section'][] = ['pages', 'accounts', 'actions'];
const SECTIONS = ['pages', 'accounts', 'actions', 'help'] as const;

interface FoundSection {
  section: (typeof SECTIONS)[number];
  entries: SearchEntry[];
}

/** All words have to match. The best matches come first, and sections by their best one. */
export function findEntries(entries: readonly SearchEntry[], query: string): FoundSection[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const ranked = entries
    .filter(({ isMinor }) => !isMinor || words.length > 0)
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank);
  const order = words.length > 0 ? new Set(ranked.map(({ entry }) => entry.section)) : SECTIONS;
  return [...order]
    .map((section) => ({
      section,
      entries: ranked.map(({ entry }) => entry).filter((entry) => entry.section === section),
    }))
    .filter((found) => found.entries.length > 0);
}

const NO_MATCH = 4;

/** 0 for a label that begins so, then: its words do, it contains them, what else describes it does. */
function rankOf({ label, detail = '', keywords = '', lastFour = '' }: SearchEntry, words: readonly string[]): number {
  const name = foldText(label);
  const more = foldText(` ${detail} ${keywords} ${lastFour}`);
  const startsIn = (text: string) => (word: string) => ` ${text}`.includes(` ${word}`);
  if (name.startsWith(words.join(' '))) return 0;
  if (words.every(startsIn(name))) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  return words.every((word) => name.includes(word) || startsIn(more)(word)) ? 3 : NO_MATCH;
}
