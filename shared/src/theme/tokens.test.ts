import { themeCss } from './tokens';

const pairs = [...themeCss().matchAll(/--([\w-]+):light-dark\((#\w{6}),(#\w{6})\)/g)];
const colours = new Map(pairs.map(([, name, light, dark]) => [name, [light ?? '', dark ?? '']]));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: number): number {
  const [a, b] = [one, other].map((name) => luminance(colours.get(name)?.[theme] ?? ''));
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}

const texts = ['ink', 'muted', 'accent-ink', 'positive', 'negative'];
const grounds = ['ground', 'surface', 'sunk'];
const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-primary', 'primary'] as const,
  ['on-primary', 'primary-hover'] as const,
  ['negative', 'negative-soft'] as const,
  ['ink', 'accent-soft'] as const,
  ['accent-ink', 'accent-soft'] as const,
  ...['checking', 'savings', 'credit'].flatMap((kind) =>
    [`plastic-${kind}`, `plastic-${kind}-deep`].map((plastic) => ['on-plastic', plastic] as const),
  ),
];

test.each(textPairs)('%s is readable on %s in both themes', (text, ground) => {
  expect(contrast(text, ground, 0)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, ground, 1)).toBeGreaterThanOrEqual(4.5);
});

test.each(['field', 'focus', 'slice-1', 'slice-2', 'slice-3'])(
  '%s stands out from the surface in both themes',
  (part) => {
    expect(contrast(part, 'surface', 0)).toBeGreaterThanOrEqual(3);
    expect(contrast(part, 'surface', 1)).toBeGreaterThanOrEqual(3);
  },
);
