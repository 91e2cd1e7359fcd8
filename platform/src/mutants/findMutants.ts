import { parseSync } from '@swc/core';

/** One small change to a source file that a test ought to notice. */
export interface Mutant {
  /** Position of the replaced text in the source. */
  start: number;
  end: number;
  replacement: string;
  /** Line number, from 1. */
  line: number;
  /** The changed line before and after, without indentation: it names the mutant in reports. */
  change: string;
}

interface Node {
  type: string;
  span: { start: number; end: number };
  [key: string]: unknown;
}
type Edit = Pick<Mutant, 'start' | 'end' | 'replacement'>;

const OPERATORS: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
const METHODS: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  all: 'race',
};
/** Statements that are deleted as a whole. */
const REMOVABLE = new Set(['CallExpression', 'AwaitExpression', 'AssignmentExpression', 'UpdateExpression']);
/** Import paths and property names are no values. */
const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration']);
const SKIPPED_KEYS = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'typeParams', 'returnType', 'key']);

/** All mutants of a TypeScript source, in the order of their positions. */
export function findMutants(source: string): Mutant[] {
  // Spans count bytes from the first token: the semicolon puts that at the beginning, before any comment.
  const bytes = Buffer.from(source);
  const program = parseSync(`;${source}`, { syntax: 'typescript', tsx: true, target: 'es2022' }) as unknown as Node;
  const offset = program.span.start + 1;
  const text = (from: number, to: number) => bytes.subarray(from - offset, to - offset).toString();
  const edits: Edit[] = [];
  visit(program, (node) => {
    for (const [{ start, end }, replacement] of mutators[node.type]?.(node, text) ?? [])
      if (text(start, end) !== replacement) edits.push({ start, end, replacement });
  });
  const positions = edits.map(({ start, end, replacement }) => ({
    start: text(offset, start).length,
    end: text(offset, end).length,
    replacement,
  }));
  return positions.sort((a, b) => a.start - b.start || a.end - b.end).map((edit) => describe(source, edit));
}

export function applyMutant(source: string, { start, end, replacement }: Edit): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, onNode);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const node = value as Node;
  if (SKIPPED.has(node.type) || isType(node.type)) return;
  if (node.type && node.span) onNode(node);
  for (const [key, child] of Object.entries(node))
    if (!SKIPPED_KEYS.has(key) || (key === 'key' && (child as Node).type === 'Computed')) visit(child, onNode);
}

function isType(type: string | undefined): boolean {
  return /^Ts(?!AsExpression|NonNull|SatisfiesExpression|ParameterProperty)/.test(type ?? '');
}

/** What each kind of node is replaced with: pairs of a node, or a range, and its replacement. */
type Mutator = (node: Node, text: (from: number, to: number) => string) => [Node['span'], string][];

const emptyBody: Mutator = ({ body }) => (body ? [[(body as Node).span, '{}']] : []);
const bothBranches: Mutator = ({ test }) => [
  [(test as Node).span, 'true'],
  [(test as Node).span, 'false'],
];
const ifFilled =
  (key: string, replacement: string): Mutator =>
  (node) =>
    (node[key] as unknown[]).length > 0 ? [[node.span, replacement]] : [];

const mutators: Record<string, Mutator> = {
  IfStatement: bothBranches,
  ConditionalExpression: bothBranches,
  WhileStatement: bothBranches,
  FunctionDeclaration: emptyBody,
  FunctionExpression: emptyBody,
  ClassMethod: ({ function: method }) => emptyBody(method as Node, String),
  PrivateMethod: ({ function: method }) => emptyBody(method as Node, String),
  Constructor: emptyBody,
  ArrowFunctionExpression: ({ body }) => {
    const { type, span } = body as Node;
    return [[span, type === 'BlockStatement' ? '{}' : 'undefined']];
  },
  BooleanLiteral: ({ span, value }) => [[span, String(!value)]],
  StringLiteral: ({ span, value }) => [[span, value === '' ? "'mutant'" : "''"]],
  TemplateLiteral: ({ span }) => [[span, '``']],
  NumericLiteral: ({ span, value }) => [[span, value === 0 ? '1' : `${Number(value) * 10}`]],
  RegExpLiteral: ({ span, flags }) => [
    [span, `/(?!)/${flags}`],
    [span, `/(?:)/${flags}`],
  ],
  ArrayExpression: ifFilled('elements', '[]'),
  ObjectExpression: ifFilled('properties', '{}'),
  ThrowStatement: ({ span }) => [[span, ';']],
  ExpressionStatement: ({ span, expression }) => (REMOVABLE.has((expression as Node).type) ? [[span, ';']] : []),
  UnaryExpression: ({ span, operator, argument }, text) =>
    operator === '!' ? [[span, text((argument as Node).span.start, span.end)]] : [],
  BinaryExpression: ({ operator, left, right }, text) => {
    const between = { start: (left as Node).span.end, end: (right as Node).span.start };
    const other = OPERATORS[String(operator)];
    return other ? [[between, text(between.start, between.end).replace(String(operator), other)]] : [];
  },
  CallExpression: ({ callee }) => {
    const { property } = callee as { property?: Node };
    const other = METHODS[String(property?.value)];
    return property && other ? [[property.span, other]] : [];
  },
  OptionalChainingExpression: ({ span, base }, text) => {
    const { type, object, callee, property } = base as Node;
    const { end } = ((object ?? callee) as Node).span;
    const isName = type === 'MemberExpression' && (property as Node).type !== 'Computed';
    return [[span, text(span.start, end) + text(end, span.end).replace('?.', isName ? '.' : '')]];
  },
};

function describe(source: string, edit: Edit): Mutant {
  const lineStart = source.lastIndexOf('\n', edit.start - 1) + 1;
  const lineEnd = source.indexOf('\n', edit.end);
  const end = lineEnd < 0 ? source.length : lineEnd;
  const before = source.slice(lineStart, end);
  const after = applyMutant(before, { ...edit, start: edit.start - lineStart, end: edit.end - lineStart });
  const line = source.slice(0, edit.start).split('\n').length;
  return { ...edit, line, change: `${squeeze(before)} → ${squeeze(after)}` };
}

/** On one line, and not too long to be read. */
function squeeze(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 90)} … ${line.slice(-25)}` : line;
}
