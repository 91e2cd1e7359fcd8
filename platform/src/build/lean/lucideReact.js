const ICON = `
import { createElement } from 'react';
import { useLucideContext } from './context.mjs';

export default function Icon({
  color, size, width, height, strokeWidth, absoluteStrokeWidth, nonScalingStroke,
  className = '', children, iconNode = [], icon = { node: iconNode, size: 24 }, ...rest
}) {
  const context = useLucideContext() ?? {};
  const shownWidth = width ?? size ?? context.size ?? 24;
  const drawnWidth = icon.size ?? icon.width ?? 24;
  const stroke = strokeWidth ?? context.strokeWidth ?? 2;
  const isNamed = children || Object.keys(rest).some((prop) => /^(aria-.*|role|title)$/.test(prop) && rest[prop] != null);
  const classes = ['lucide', icon.name && 'lucide-' + icon.name, ...(icon.aliases ?? []).map((alias) => 'lucide-' + alias), context.className, className];
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: shownWidth,
      height: height ?? size ?? context.size ?? 24,
      viewBox: '0 0 ' + drawnWidth + ' ' + (icon.size ?? icon.height ?? 24),
      fill: 'none',
      stroke: (color ?? context.color) || 'currentColor',
      strokeWidth: absoluteStrokeWidth ?? context.absoluteStrokeWidth ? (stroke * drawnWidth) / shownWidth : stroke,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: [...new Set(classes.filter(Boolean).join(' ').split(/\\s+/))].join(' '),
      ...(isNamed ? {} : { 'aria-hidden': 'true' }),
      ...rest,
    },
    ...icon.node.map(([tag, attributes]) =>
      createElement(tag, nonScalingStroke ?? context.nonScalingStroke ? { vectorEffect: 'non-scaling-stroke', ...attributes } : attributes),
    ),
    ...(Array.isArray(children) ? children : [children]),
  );
}`;

/**
 * Draws the same icons without what lucide has for other frameworks, and without keys that React does not need.
 * @param {string} source
 * @returns {string}
 */
export default function lucideReact(source) {
  if (/[\\/]Icon\.mjs$/.test(this.resourcePath)) return ICON;
  return source
    .replace(/^ {2}if \(iconData\.name\) \{\n.+\n {2}\}$/m, '')
    .replaceAll(/,\s*key: "[^"]+"/g, '')
    .replace(/^__iconData\.node;$/m, '');
}
