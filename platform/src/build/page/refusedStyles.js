import { BOTH_WAYS } from './physicalCss.js';
import { physicalMembers } from './physicalMembers.js';
import { physicalDeclarations, physicalTemplates } from './physicalTemplates.js';
import { readStyleSheet } from './readStyleSheet.js';

/**
 * Styles of a module that stay as they are where text runs from right to left, and attributes that the content security policy
 * refuses.
 * @returns {{ line: number, name: string }[]}
 */
export function refusedStyles(module) {
  return [...physicalTemplates(module), ...physicalMembers(module), ...styleAttributes(module)];
}

/**
 * Declarations of a CSS Module that stay as they are where text runs from right to left, unless the same rule has others for `:dir(rtl)`.
 * @returns {{ line: number, name: string }[]}
 */
export function refusedInStyleSheet(css) {
  const statements = readStyleSheet(css);
  const turned = statements.filter(({ text, opens }) => opens && BOTH_WAYS.test(text));
  const isTurned = (prelude) =>
    !prelude.startsWith('@') && turned.some(({ text, within }) => text.includes(prelude) || within.includes(prelude));
  return physicalDeclarations(statements.filter(({ within }) => !within.some(isTurned)));
}

const STYLE_IN_HTML = /<\w[^<>]*\sstyle\s*=/i;

/** `style="left: 0"`, also in a text of HTML, and `setAttribute('style', …)`; what React sets by `style={{ … }}` is no attribute. */
function styleAttributes({ nodes, lineOf }) {
  const written = nodes.filter(
    ({ type, name, value }) => type === 'JSXAttribute' && name.value === 'style' && value?.type === 'StringLiteral',
  );
  const set = nodes.filter(
    ({ type, callee, arguments: args }) =>
      type === 'CallExpression' &&
      callee.property?.value === 'setAttribute' &&
      args[0]?.expression.value?.toLowerCase?.() === 'style',
  );
  const inHtml = nodes.filter(
    ({ type, value, raw }) =>
      (type === 'StringLiteral' && STYLE_IN_HTML.test(value)) ||
      (type === 'TemplateElement' && STYLE_IN_HTML.test(raw)),
  );
  return [...written, ...set, ...inHtml].map((node) => ({ line: lineOf(node), name: 'a style attribute' }));
}
