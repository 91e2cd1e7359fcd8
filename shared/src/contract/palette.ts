import type { Money } from '../format';
import type { DrawnIcon, IconName } from './types';

interface PaletteItem {
  /** Unique among those of its extension. */
  id: string;
  /** The label in the page's language. */
  label: string;
  /** Shown and searched beside the label, such as the kind of an account. */
  detail?: string;
  /** The last four digits of an account's number. */
  lastFour?: string;
  /** Not shown while the customer hides balances. */
  amount?: Money;
  to?: string;
}

/** Something that customers find when they search the bank. `to` leads to a page; without it `onSelect` acts. */
export interface PaletteEntry extends PaletteItem {
  section: 'pages' | 'accounts' | 'actions';
  icon: IconName | DrawnIcon;
  /** Further words that find it. */
  keywords?: string;
  /** Shown only once it is searched for. */
  isMinor?: boolean;
  onSelect?: () => unknown;
}

/** Something that an extension has found for what was typed. */
export interface PaletteResult extends PaletteItem {
  to: string;
  /** `person`: the initials of that name. */
  icon: IconName | DrawnIcon | { person: string };
  /** Says whether the amount is received or spent. */
  isSigned?: boolean;
}

/** Results stay on screen while others load. An error is shown in place of them, with a way to `retry`. */
export type PaletteAnswer =
  | { status: 'loading' | 'ready'; results: readonly PaletteResult[] }
  | { status: 'error'; retry: () => void };
