import { unwrap } from './parseModule.js';

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

/**
 * The listeners of the page's own objects, and the intervals, that a module starts and nothing in it ends.
 * @returns {{ line: number, name: string }[]}
 */
export function leftRunning(module) {
  const { nodes, lineOf } = module;
  return [...leftListeners(module), ...leftIntervals(module)]
    .map(({ node, name }) => ({ line: lineOf(node), name, at: nodes.indexOf(node) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ line, name }) => ({ line, name }));
}

function leftListeners(module) {
  const { textOf } = module;
  const idOf = ([type, listener]) => listener && `${textOf(type)} ${textOf(listener)}`;
  const removed = new Set(callsOf('removeEventListener', module).map(({ args }) => idOf(args)));
  return callsOf('addEventListener', module)
    .filter(({ args }) => !endsByItself(args[2], module))
    .filter(({ args }) => !removed.has(idOf(args)) || FUNCTIONS.includes(unwrap(args[1]).type))
    .map(({ node, args }) => ({ node, name: `a listener for ${textOf(args[0])}` }));
}

/** Options that are not written out in the module may hold a signal. */
function endsByItself(options, { expressionOf }) {
  if (!options) return false;
  const { type, properties } = expressionOf(options);
  if (type !== 'ObjectExpression') return type !== 'BooleanLiteral';
  return properties.some(
    ({ type: kind, value, key }) => kind === 'SpreadElement' || ['signal', 'once'].includes(key?.value ?? value),
  );
}

function leftIntervals(module) {
  const { nodes, textOf } = module;
  const started = new Set(callsOf('setInterval', module).map(({ node }) => node));
  const cleared = new Set(
    ['clearInterval', 'clearTimeout']
      .flatMap((name) => callsOf(name, module))
      .map(({ args }) => args[0] && textOf(args[0])),
  );
  const isLeft = (value, target) => value && started.has(unwrap(value)) && !(target && cleared.has(textOf(target)));
  return nodes
    .filter(
      ({ type, expression, left, right, id, init }) =>
        (type === 'ExpressionStatement' && isLeft(expression)) ||
        (type === 'AssignmentExpression' && isLeft(right, left)) ||
        (type === 'VariableDeclarator' && isLeft(init, id)),
    )
    .map((node) => ({ node, name: 'an interval' }));
}

function callsOf(name, { nodes, globalPath }) {
  return nodes
    .filter(({ type, callee }) => type === 'CallExpression' && globalPath(callee)?.at(-1) === name)
    .map((node) => ({ node, args: node.arguments.map(({ expression }) => expression) }));
}
