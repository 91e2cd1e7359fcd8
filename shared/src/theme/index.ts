export { applyThemeMode, setThemeMode, type ThemeMode, useThemeMode } from './themeMode';
export { MOBILE_BREAKPOINT_PX, type Token } from './tokens';
