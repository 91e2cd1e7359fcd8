import { create } from 'zustand';
import { readCookie, writeCookie } from '../cookies';

export type ThemeMode = 'light' | 'dark' | 'system';

const COOKIE_NAME = 'bank:theme';
const YEAR_SECONDS = 31_536_000;

interface ThemeState {
  mode: ThemeMode;
}

/** The customer's choice, not the theme in effect: `system` follows the device. */
export const useThemeMode = create<ThemeState>(() => ({ mode: readStoredMode() }));

/**
 * Saves the theme in a cookie, so that the gateway can render the first paint in it. What was pressed shows first: the
 * document changes after that frame, because then every element is styled and painted anew.
 */
export function setThemeMode(mode: ThemeMode): void {
  writeCookie(COOKIE_NAME, mode, YEAR_SECONDS);
  useThemeMode.setState({ mode });
  afterPaint(() => changeAtOnce(applyThemeMode));
}

/** No color fades over to the next one: hundreds of transitions would begin in the same frame. */
function changeAtOnce(change: () => void): void {
  const { dataset } = document.documentElement;
  dataset.themeChanges = '';
  change();
  afterPaint(() => delete dataset.themeChanges);
}

function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

/** Sets the theme on the document, and with it the color of the browser's own bars. Exported for pages that no gateway has rendered. */
export function applyThemeMode(): void {
  const { mode } = useThemeMode.getState();
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    if (mode === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === mode ? 'all' : 'not all';
  }
}

function readStoredMode(): ThemeMode {
  const value = readCookie(COOKIE_NAME);
  return value === 'light' || value === 'dark' ? value : 'system';
}
