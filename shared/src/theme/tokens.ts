/** Become CSS `light-dark()` properties, so that a theme change repaints without rendering. */
const colours = {
  ground: ['#faf7f2', '#0b1120'],
  surface: ['#ffffff', '#121a2c'],
  sunk: ['#f3eee6', '#0e1526'],
  ink: ['#191512', '#f3f0ea'],
  muted: ['#5f574e', '#a9b2c3'],
  hairline: ['#e5ddd2', '#26324b'],
  field: ['#8c8378', '#6c7a95'],
  accent: ['#f26a1b', '#ff8a3d'],
  'accent-ink': ['#b04208', '#ffa366'],
  'accent-soft': ['#fdeee2', '#2b2230'],
  primary: ['#b94608', '#ff8f45'],
  'primary-hover': ['#9c3a05', '#ffa366'],
  'on-primary': ['#ffffff', '#1d1006'],
  positive: ['#17663f', '#63d49b'],
  negative: ['#b3261e', '#ff9389'],
  'negative-soft': ['#fcecea', '#33202a'],
  focus: ['#1d4ed8', '#8ab4ff'],
  'slice-1': ['#1f4e79', '#7fb3e6'],
  'slice-2': ['#e0651a', '#ff9a57'],
  'slice-3': ['#2f7d5b', '#7ddcae'],
  // Account cards carry white text in both themes.
  'plastic-checking': ['#24527f', '#24527f'],
  'plastic-checking-deep': ['#12273f', '#12273f'],
  'plastic-savings': ['#26694c', '#26694c'],
  'plastic-savings-deep': ['#0f3227', '#0f3227'],
  'plastic-credit': ['#4a3d38', '#4a3d38'],
  'plastic-credit-deep': ['#1b1513', '#1b1513'],
  'on-plastic': ['#ffffff', '#ffffff'],
} satisfies Record<string, readonly [light: string, dark: string]>;

const sizes = {
  'text-12': '0.75rem',
  'text-14': '0.875rem',
  'text-16': '1rem',
  'text-20': '1.25rem',
  'text-24': '1.5rem',
  'text-32': '2rem',
  radius: '14px',
  'radius-small': '8px',
  pad: '24px',
  'sidebar-width': '16rem',
  'sidebar-width-mobile': '18rem',
  'sidebar-width-icon': '3rem',
  'header-height': 'calc(2.5rem + 24px)',
  'font-sans': "'Hanken Grotesk Variable', 'Hanken Fallback', system-ui, sans-serif",
  shadow: '0 1px 2px rgb(25 21 18 / 6%), 0 8px 24px rgb(25 21 18 / 8%)',
};

export type Token = keyof typeof colours | keyof typeof sizes;

/** The desktop layout starts at this width, and at a wider one where the browser's text is larger than 16 px. */
export const MOBILE_BREAKPOINT_PX = 768;

export function colourOf(token: keyof typeof colours, theme: 'light' | 'dark'): string {
  return colours[token][theme === 'light' ? 0 : 1];
}

/** The `:root` rule with every token. It is inlined in the HTML for the first paint. */
export function themeCss(): string {
  const pairs = Object.entries(colours).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`);
  const plain = Object.entries(sizes).map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:light dark;${[...pairs, ...plain].join(';')}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}`;
}
