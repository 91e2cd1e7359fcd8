import { outcomes, textOf } from './outcomes.js';
import { BOTH_WAYS, isPhysical } from './physicalCss.js';

const STYLED = 'styled-components';
/** They take a component's props, not styles. */
const OF_PROPS = ['attrs', 'withConfig'];

/**
 * Members of styles that are objects, `style={{ … }}` or `styled.div({ … })`, which stay as they are where text runs from right to left.
 * @returns {{ line: number, name: string }[]}
 */
export function physicalMembers(module) {
  const keys = new Set(stylesOf(module).flatMap((style) => physicalKeys(style, module)));
  return [...keys].map((key) => ({ line: module.lineOf(key), name: key.value }));
}

function stylesOf({ nodes }) {
  const imports = nodes.filter(({ type, source }) => type === 'ImportDeclaration' && source.value === STYLED);
  const styled = imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.value));
  return nodes.flatMap(({ type, name, value, key, callee, arguments: args }) => {
    if (type === 'JSXAttribute' && name.value === 'style') return value?.expression ?? [];
    if (type === 'KeyValueProperty' && key.value === 'style') return value;
    const isStyled =
      type === 'CallExpression' && styled.includes(rootOf(callee)) && !OF_PROPS.includes(callee.property?.value);
    return isStyled ? args.map(({ expression }) => expression) : [];
  });
}

/** `styled` of `styled(Box).attrs(…)` */
function rootOf({ object, callee, value }) {
  const inner = object ?? callee;
  return inner ? rootOf(inner) : value;
}

function physicalKeys(style, module) {
  const objects = outcomes(style, module).filter(({ type }) => type === 'ObjectExpression');
  return objects.flatMap(({ properties }) => {
    if (properties.some(({ key }) => BOTH_WAYS.test(key?.value))) return [];
    return properties.flatMap((property) => {
      if (property.type === 'SpreadElement') return physicalKeys(property.arguments, module);
      if (property.type === 'Identifier') return physicalKey(property, property, module);
      return property.type === 'KeyValueProperty' ? physicalKey(property.key, property.value, module) : [];
    });
  });
}

/** The key, or those in the rule that it is the selector of. */
function physicalKey(key, value, module) {
  const values = outcomes(value, module);
  if (values.some(({ type }) => type === 'ObjectExpression')) return physicalKeys(value, module);
  if (typeof key.value !== 'string') return [];
  const isFound = values.some((one) => isPhysical(inCss(key.value), textOf(one, module)));
  return isFound ? [key] : [];
}

function inCss(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
