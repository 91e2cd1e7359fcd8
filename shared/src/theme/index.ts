export { applyThemeMode, setThemeMode, type ThemeMode, useThemeMode } from './themeMode';
export { MOBILE_BREAKPOINT, type Token } from './tokens';
