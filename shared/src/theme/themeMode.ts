import { create } from 'zustand';
import { readCookie, writeCookie } from '../cookies';

export type ThemeMode = 'light' | 'dark' | 'system';

const COOKIE = 'bank:theme';
const YEAR = 31_536_000;

interface ThemeState {
  mode: ThemeMode;
}

/** The theme that the customer chose; `system` follows the device. */
export const useThemeMode = create<ThemeState>(() => ({ mode: rememberedMode() }));

/** Applies a theme and remembers it for a year, in a cookie so that the gateway can paint the first frame in it. */
export function setThemeMode(mode: ThemeMode): void {
  writeCookie(COOKIE, mode, YEAR);
  useThemeMode.setState({ mode });
  applyThemeMode();
}

/** Puts the chosen theme on the document; for pages that came without a gateway. */
export function applyThemeMode(): void {
  const { mode } = useThemeMode.getState();
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}

function rememberedMode(): ThemeMode {
  const value = readCookie(COOKIE);
  return value === 'light' || value === 'dark' ? value : 'system';
}
