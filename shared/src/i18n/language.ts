import { create } from 'zustand';
import { bankConfig } from '../config';
import { readCookie, writeCookie } from '../cookies';
import { directionOf, pickLanguage } from '../languages';
import { loadCatalogs } from './catalogs';

const COOKIE_NAME = 'bank:language';
const YEAR_SECONDS = 31_536_000;

interface LanguageState {
  /** One of those that the deployment offers. */
  language: string;
}

/** The language of the page. */
export const useLanguage = create<LanguageState>(() => ({ language: 'en' }));

let tabs: BroadcastChannel | undefined;
let latest = 'en';

/**
 * Runs before the shell shows anything. Takes the language that the customer chose, else the browser's. Follows other
 * tabs from then on. Falls back to English when the texts cannot be fetched.
 */
export async function startLanguage(): Promise<void> {
  tabs = new BroadcastChannel(COOKIE_NAME);
  tabs.onmessage = ({ data }: MessageEvent<string>) => showOrReport(data);
  if (!(await showOrReport(preferredLanguage()))) await show('en');
}

/** Shows the bank in that language, here and in other tabs, and remembers it. @throws when texts cannot be fetched: nothing has changed then */
export async function setLanguage(language: string): Promise<void> {
  await show(language);
  writeCookie(COOKIE_NAME, language, YEAR_SECONDS);
  tabs?.postMessage(language);
}

export function offeredLanguages(): readonly string[] {
  return bankConfig().languages ?? ['en'];
}

function preferredLanguage(): string {
  const chosen = readCookie(COOKIE_NAME);
  return pickLanguage(offeredLanguages(), chosen ? [chosen, ...navigator.languages] : navigator.languages);
}

async function showOrReport(language: string): Promise<boolean> {
  try {
    await show(language);
    return true;
  } catch (error) {
    console.error(`The texts for "${language}" cannot be fetched.`, error);
    return false;
  }
}

async function show(language: string): Promise<void> {
  latest = language;
  await loadCatalogs(language);
  // Another one was chosen meanwhile.
  if (latest !== language) return;
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  useLanguage.setState({ language });
}
