import type { Money } from '../format';
import type { DrawnIcon, IconName } from './types';

/** Something that customers find when they search the bank. `to` leads to a page; without it `onSelect` acts. */
export interface PaletteEntry {
  /** Unique among the entries of its extension. */
  id: string;
  section: 'pages' | 'accounts' | 'actions';
  /** The label in the page's language. */
  label: string;
  icon: IconName | DrawnIcon;
  /** Shown and searched beside the label, such as the kind of an account. */
  detail?: string;
  /** Further words that find it. */
  keywords?: string;
  /** The last four digits of an account's number. */
  lastFour?: string;
  /** Not shown while the customer hides balances. */
  amount?: Money;
  to?: string;
  onSelect?: () => unknown;
}
