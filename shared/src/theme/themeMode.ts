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

/** Saves the theme in a cookie, so that the gateway can render the first paint in it. */
export function setThemeMode(mode: ThemeMode): void {
  writeCookie(COOKIE_NAME, mode, YEAR_SECONDS);
  useThemeMode.setState({ mode });
  applyThemeMode();
}

/** Sets the theme on the document. Exported for pages that no gateway has rendered. */
export function applyThemeMode(): void {
  const { mode } = useThemeMode.getState();
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}

function readStoredMode(): ThemeMode {
  const value = readCookie(COOKIE_NAME);
  return value === 'light' || value === 'dark' ? value : 'system';
}
