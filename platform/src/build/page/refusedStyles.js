import { textOf } from './outcomes.js';
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

/** Code may insert the tag's name. */
const STYLE_IN_HTML = /<[\w\uE000][^<>]*\sstyle\s*=/i;

/** `style="left: 0"`, also in a text of HTML, and `setAttribute('style', …)`; what React sets by `style={{ … }}` is no attribute. */
function styleAttributes({ nodes, ...module }) {
  const written = nodes.filter(
    ({ type, name, value }) => type === 'JSXAttribute' && name.value === 'style' && value?.type === 'StringLiteral',
  );
  const set = nodes.filter(
    ({ type, callee, arguments: args }) =>
      type === 'CallExpression' &&
      callee.property?.value === 'setAttribute' &&
      args[0]?.expression.value?.toLowerCase?.() === 'style',
  );
  const inHtml = nodes.filter(({ type, value }) => type === 'StringLiteral' && STYLE_IN_HTML.test(value));
  const inTemplates = nodes.filter(({ type }) => type === 'TemplateLiteral').flatMap((one) => styledTag(one, module));
  const lines = [...[...written, ...set, ...inHtml].map(module.lineOf), ...inTemplates];
  return lines.map((line) => ({ line, name: 'a style attribute' }));
}

/** @returns the line of the first tag with a style, if any */
function styledTag(template, module) {
  const html = textOf(template, module);
  const at = html.search(STYLE_IN_HTML);
  return at < 0 ? [] : [module.lineOf(template) + html.slice(0, at).split('\n').length - 1];
}
