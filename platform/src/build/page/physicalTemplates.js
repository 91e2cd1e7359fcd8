import { textOf } from './outcomes.js';
import { nodesIn } from './parseModule.js';
import { BOTH_WAYS, isPhysical, physicalPlaces } from './physicalCss.js';
import { readStyleSheet } from './readStyleSheet.js';

/** styled-components also knows comments that end with their line. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/.*/gm;
/** A mixin may stand before a declaration without a semicolon. */
const MIXINS = /(?<=^|[;{}])(?:\s*\uE000)+(?=\s)/g;

/**
 * Declarations in the templates of a module that stay as they are where text runs from right to left. One with a tag is read as a style
 * sheet, with the texts that it inserts; any other may be none, so only its lines are.
 * @returns {{ line: number, name: string }[]}
 */
export function physicalTemplates({ nodes, ...module }) {
  const tagged = nodes.filter(({ type }) => type === 'TaggedTemplateExpression');
  const styled = new Set(tagged.flatMap(({ template }) => [...nodesIn(template)]));
  const texts = nodes.filter(
    (node) => node.type === 'TemplateLiteral' || (node.type === 'StringLiteral' && styled.has(node)),
  );
  return texts.flatMap((text) => {
    const css = textOf(text, module);
    if (BOTH_WAYS.test(css)) return [];
    return (styled.has(text) ? declarationsOf(css) : physicalPlaces(css)).map(({ line, name }) => ({
      line: module.lineOf(text) + line - 1,
      name: name.replaceAll(/\uE000+/g, '…'),
    }));
  });
}

/** @param {ReturnType<typeof readStyleSheet>} statements */
export function physicalDeclarations(statements) {
  return statements.flatMap(({ text, line, opens }) => {
    const [, property, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(text) ?? [];
    return !opens && property && isPhysical(property.toLowerCase(), value)
      ? [{ line, name: `${property}: ${value}` }]
      : [];
  });
}

function declarationsOf(css) {
  const text = css.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return physicalDeclarations(readStyleSheet(text.replaceAll(MIXINS, '$&;')));
}
