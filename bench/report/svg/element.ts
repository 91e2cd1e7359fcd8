import { escapeHtml } from '@bank/gateway/escapeHtml.ts';

/** Positions along a plot are percentages, so that it fills any width and its text keeps its size. */
export function element(name: string, attributes: Record<string, string | number>, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(`${value}`)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

export function text(content: string, attributes: Record<string, string | number>): string {
  return element('text', attributes, escapeHtml(content));
}

export function svg(height: number, label: string, content: string[]): string {
  return element('svg', { width: '100%', height, role: 'img', 'aria-label': label }, content.join(''));
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)}%`;
}
