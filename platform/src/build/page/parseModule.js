import { parseSync } from '@swc/core';

/** The build compiles sources with the same. */
const SYNTAX = { syntax: 'typescript', tsx: true };
const PROBE = 'globalThis;';
const WINDOW = ['globalThis', 'window', 'self', 'frames', 'parent', 'top'];
const WRAPPERS = [
  'ParenthesisExpression',
  'TsAsExpression',
  'TsConstAssertion',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
];

/** The syntax tree of a module, and what its expressions mean. @throws when the code cannot be parsed */
export function parseModule(code) {
  const source = PROBE + code;
  // SWC counts bytes from anywhere, and marks names that a module does not declare by a number: the probe tells both.
  const [probe, ...body] = parseSync(source, SYNTAX).body;
  const { span: origin, expression: undeclared } = probe;
  const bytes = Buffer.from(source);
  const between = (start, end) => bytes.subarray(start - origin.start, end - origin.start).toString();
  const nodes = [...nodesIn(body)];
  /** What a constant of the module stands for. */
  const constants = new Map();

  /** Where an expression is in the page: `['Array', 'prototype', 'at']`, `[]` for `window`; `undefined` for what is the module's own. */
  function globalPath(expression) {
    const node = unwrap(expression);
    if (node.type === 'Identifier')
      return node.ctxt === undeclared.ctxt ? fromWindow([], node.value) : constants.get(idOf(node))?.path;
    // What it returns lives on in the page while somebody listens.
    if (node.type === 'CallExpression' && globalPath(node.callee)?.join() === 'matchMedia') return ['matchMedia()'];
    if (node.type !== 'MemberExpression') return undefined;
    const path = globalPath(node.object);
    return path && fromWindow(path, nameOf(node.property));
  }

  function nameOf(property) {
    if (property.type !== 'Computed') return property.value;
    const { type, value, span } = unwrap(property.expression);
    return type === 'StringLiteral' ? value : `[${between(span.start, span.end)}]`;
  }

  for (const { type, kind, declarations } of nodes) {
    if (type !== 'VariableDeclaration' || kind !== 'const') continue;
    for (const { id, init } of declarations)
      if (id.type === 'Identifier' && init) constants.set(idOf(id), { value: unwrap(init), path: globalPath(init) });
  }
  return {
    nodes,
    globalPath,
    /** The expression itself, or that of the constant which it names. */
    expressionOf: (expression) => constants.get(idOf(unwrap(expression)))?.value ?? unwrap(expression),
    textOf: (expression) => between(unwrap(expression).span.start, unwrap(expression).span.end),
    lineOf: ({ span }) => between(origin.start, span.start).split('\n').length,
  };
}

/** Removes the parentheses and types around it. */
export function unwrap(node) {
  if (WRAPPERS.includes(node.type)) return unwrap(node.expression);
  return node.type === 'OptionalChainingExpression' ? unwrap(node.base) : node;
}

function fromWindow(path, name) {
  return path.length === 0 && WINDOW.includes(name) ? [] : [...path, name];
}

/** Variables of one name in different scopes differ in `ctxt`. */
function idOf({ value, ctxt }) {
  return `${value} ${ctxt}`;
}

/** All nodes of a syntax tree, each before those in it. */
export function* nodesIn(value) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.type === 'string') yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}
