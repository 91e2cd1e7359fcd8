import type { Page } from '@playwright/test';

/** Sample data, the API and its database, or sample data beside the gallery of all parts. */
export type Mode = 'sample' | 'live' | 'gallery';

/** What a customer can have on screen. Steps go by roles and order, never by words: they are the same in every language. */
export interface ScreenState {
  name: string;
  path: string;
  isPublic?: boolean;
  /** Where it can be reached; everywhere without it. */
  only?: 'phone' | 'desktop';
  /** Where it exists; in sample data and live without it. */
  mode?: Mode;
  /** Who is signed in to the live bank; `demo` without it. */
  username?: string;
  /** Something loads for as long as one looks. */
  isBusy?: boolean;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the customer does on the page. */
  reach?: (page: Page) => Promise<unknown>;
}

export const MIN_DESKTOP_PX = 768;
