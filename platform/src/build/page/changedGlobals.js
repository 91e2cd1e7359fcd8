/** Setting them goes to another page, or exports what a CommonJS module has. */
const HARMLESS = ['location', 'exports'];
/** All other built-in objects begin with a capital letter. */
const OBJECTS = ['console', 'crypto', 'navigator', 'performance'];
const CHANGING_CALLS = ['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf', 'freeze']
  .map((method) => `Object.${method}`)
  .concat(['set', 'defineProperty', 'deleteProperty', 'setPrototypeOf'].map((method) => `Reflect.${method}`));

/**
 * The globals and the parts of built-in objects that a module changes for the whole page.
 * @returns {{ line: number, name: string }[]}
 */
export function changedGlobals({ nodes, globalPath, lineOf }) {
  return nodes.flatMap((node) => {
    const path = changedPath(node, globalPath);
    if (!path || !isShared(path)) return [];
    return { line: lineOf(node), name: path.length === 1 ? `globalThis.${path[0]}` : path.join('.') };
  });
}

function changedPath(node, globalPath) {
  if (node.type === 'AssignmentExpression') return globalPath(node.left);
  if (node.type === 'UpdateExpression') return globalPath(node.argument);
  if (node.type === 'UnaryExpression') return node.operator === 'delete' ? globalPath(node.argument) : undefined;
  if (node.type !== 'CallExpression' || !CHANGING_CALLS.includes(globalPath(node.callee)?.join('.'))) return undefined;
  const [holder, key] = node.arguments.map(({ expression }) => expression);
  const path = holder && globalPath(holder);
  return path && [...path, key?.type === 'StringLiteral' ? key.value : '…'];
}

function isShared(path) {
  const [root] = path;
  if (path.length === 1) return !HARMLESS.includes(root);
  return path.includes('prototype') || (path.length === 2 && (OBJECTS.includes(root) || /^[A-Z]/.test(root)));
}
