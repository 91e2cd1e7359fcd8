import { isPhysical, physicalPlaces } from './physicalCss.js';
import { readStyleSheet } from './readStyleSheet.js';

/** A property that is physical whatever its value: an inserted value may be anything. */
const PHYSICAL_NAME = /^[\w-]*\b(?:left|right)\b[\w-]*:/;
const MARK = '\uE000';
const INSERTED = /\$\{[\s\uE000]*\}/g;

/** A template with such a rule turns its styles round itself. */
const BOTH_WAYS = /:dir\(|\[dir=/;
const PHYSICAL_MEMBER =
  /^(left|right|(?:scroll)?(?:margin|padding)(?:Left|Right)|border(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/i;

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
  return statements.flatMap(({ text, line, opens, within }) => {
    const [, property, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(text) ?? [];
    const isRefused = !opens && property && isPhysical(property.toLowerCase(), value) && !within.some(isTurned);
    return isRefused ? [{ line, name: `${property}: ${value}` }] : [];
  });
}

function physicalTemplates(module) {
  const { nodes, lineOf } = module;
  const templates = nodes.filter(({ type }) => type === 'TemplateLiteral');
  return templates.flatMap((template) => {
    const text = withoutInsertions(template, module);
    if (BOTH_WAYS.test(text)) return [];
    const lineAt = (at) => lineOf(template) + text.slice(0, at).split('\n').length - 1;
    return physicalPlaces(text)
      .map(({ declaration, at }) => ({ line: lineAt(at), name: declaration.replaceAll(MARK, '…') }))
      .filter(({ name }) => !name.includes('…') || PHYSICAL_NAME.test(name));
  });
}

/** Keeps the number of lines, so that places stay. */
function withoutInsertions({ expressions = [], ...template }, { textOf }) {
  const marked = expressions.map(textOf).reduce((text, inserted) => {
    return text.replace(inserted, () => inserted.replaceAll(/[^\n]/g, MARK));
  }, textOf(template));
  return marked.replaceAll(INSERTED, (inserted) => MARK + '\n'.repeat(inserted.split('\n').length - 1));
}

/** `style={{ left: 4 }}` */
function physicalMembers({ nodes, lineOf }) {
  return styles(nodes).flatMap(({ value }) =>
    (value?.expression?.properties ?? []).flatMap(({ key, value: set }) => {
      const isPhysical =
        PHYSICAL_MEMBER.test(key?.value) || (key?.value === 'textAlign' && /^(left|right)$/.test(set?.value));
      return isPhysical ? [{ line: lineOf(key), name: key.value }] : [];
    }),
  );
}

/** `style="left: 0"` and `setAttribute('style', …)`; what React sets by `style={{ … }}` is no attribute. */
function styleAttributes({ nodes, lineOf }) {
  const written = styles(nodes).filter(({ value }) => value?.type === 'StringLiteral');
  const set = nodes.filter(
    ({ type, callee, arguments: args }) =>
      type === 'CallExpression' &&
      callee.property?.value === 'setAttribute' &&
      args[0]?.expression.value?.toLowerCase?.() === 'style',
  );
  return [...written, ...set].map((node) => ({ line: lineOf(node), name: 'a style attribute' }));
}

function styles(nodes) {
  return nodes.filter(({ type, name }) => type === 'JSXAttribute' && name.value === 'style');
}
