import { nodesIn } from './parseModule.js';
import { INSERTED, isPhysical } from './physicalCss.js';

const LOGICAL = ['&&', '||', '??'];

/** What an expression may come to, as far as the module says. */
export function outcomes(expression, module) {
  const node = module.expressionOf(expression);
  const each = (...expressions) => expressions.flatMap((one) => outcomes(one, module));
  if (node.type === 'ConditionalExpression') return each(node.consequent, node.alternate);
  if (LOGICAL.includes(node.operator)) return each(node.left, node.right);
  if (node.type === 'MemberExpression') return each(...membersOf(node, module));
  if (node.type !== 'ArrowFunctionExpression') return [node];
  if (!node.body.stmts) return each(node.body);
  const returned = [...nodesIn(node.body)].filter(({ type, argument }) => type === 'ReturnStatement' && argument);
  return each(...returned.map(({ argument }) => argument));
}

/** `place` of `styles.place` */
function membersOf({ object, property }, module) {
  const { type, properties = [] } = module.expressionOf(object);
  if (type !== 'ObjectExpression') return [];
  return properties.flatMap(({ key, value }) => (key && value && key.value === property.value ? [value] : []));
}

/** The text of an outcome. A template's keeps the number of lines, so that places stay. */
export function textOf(node, module) {
  if (node.type === 'StringLiteral') return node.raw.slice(1, -1);
  if (node.type === 'TemplateLiteral') return textOfTemplate(node, module);
  return node.type === 'NumericLiteral' ? String(node.value) : INSERTED;
}

function textOfTemplate({ quasis, expressions }, module) {
  const texts = quasis.map((quasi, index) => {
    if (index === 0) return quasi.raw;
    const written = module.textOf({ span: { start: quasis[index - 1].span.end, end: quasi.span.start } });
    return insertedBy(expressions?.[index - 1], module) + written.replaceAll(/[^\n]/g, '') + quasi.raw;
  });
  return texts.join('');
}

/** A value that is not mirrored, where one is possible: whole declarations are read by themselves. Templates of types have no expressions. */
function insertedBy(expression, module) {
  const texts = expression ? outcomes(expression, module).map((node) => textOf(node, module)) : [];
  return texts.find((text) => isPhysical('', text) && !text.includes(':')) ?? INSERTED;
}
