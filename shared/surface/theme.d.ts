// What `@bank/shared/theme` exports. Made by `npm run surface`; do not edit.

/** The desktop layout starts at this width, and at a wider one where the browser's text is larger than 16 px. */
export declare const MOBILE_BREAKPOINT_PX: number;
export type ThemeMode = 'light' | 'dark' | 'system';
export type Token = keyof typeof colours | keyof typeof sizes;
/** Sets the theme on the document, and with it the color of the browser's own bars. Exported for pages that no gateway has rendered. */
export declare function applyThemeMode(): void;
/**
 * Saves the theme in a cookie, so that the gateway can render the first paint in it. What was pressed shows first: the
 * document changes after that frame, because then every element is styled and painted anew.
 */
export declare function setThemeMode(mode: ThemeMode): void;
/** The customer's choice, not the theme in effect: `system` follows the device. */
export declare const useThemeMode: import('zustand').UseBoundStore<import('zustand').StoreApi<ThemeState>>;
declare const colours: {
  ground: [string, string];
  surface: [string, string];
  sunk: [string, string];
  ink: [string, string];
  muted: [string, string];
  hairline: [string, string];
  field: [string, string];
  accent: [string, string];
  'accent-ink': [string, string];
  'accent-soft': [string, string];
  primary: [string, string];
  'primary-hover': [string, string];
  'on-primary': [string, string];
  positive: [string, string];
  negative: [string, string];
  'negative-soft': [string, string];
  focus: [string, string];
  'slice-1': [string, string];
  'slice-2': [string, string];
  'slice-3': [string, string];
  'plastic-checking': [string, string];
  'plastic-checking-deep': [string, string];
  'plastic-savings': [string, string];
  'plastic-savings-deep': [string, string];
  'plastic-credit': [string, string];
  'plastic-credit-deep': [string, string];
  'on-plastic': [string, string];
};
declare const sizes: {
  'text-12': string;
  'text-14': string;
  'text-16': string;
  'text-20': string;
  'text-24': string;
  'text-32': string;
  radius: string;
  'radius-small': string;
  pad: string;
  'sidebar-width': string;
  'sidebar-width-mobile': string;
  'sidebar-width-icon': string;
  'header-height': string;
  'font-sans': string;
  shadow: string;
};
interface ThemeState {
  mode: ThemeMode;
}
export {};
