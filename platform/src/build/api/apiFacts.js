import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseModule } from '../page/parseModule.js';
import { callsOf } from './callsOf.js';
import { operationsOf, problemsOf } from './describedIn.js';
import { typesIn } from './typesIn.js';

const OPERATION = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/;

/**
 * The operations of the bank's API that sources name, with all that their types say of them, and the problems that they name.
 * @param {{ file: string, module: ReturnType<typeof parseModule> }[]} sources
 * @returns {{ operations: Record<string, { reads: Record<string, string>, sends: Record<string, string> }>, problems: string[] } | undefined}
 * @throws when it cannot find the types
 */
export function apiFacts(sources) {
  const described = [...new Set(sources.flatMap(typeFiles))].map((file) =>
    typesIn(parseModule(readFileSync(file, 'utf8'))),
  );
  if (described.length === 0) return undefined;
  const isNamed = namedIn(sources);
  const found = described
    .filter(({ declared }) => declared.has('paths'))
    .flatMap((types) => operationsOf(types, types.declared.get('paths')))
    .filter(([name]) => isNamed(name));
  const operations = Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
  return { operations, problems: problemsNamed(sources, described.flatMap(problemsOf)) };
}

/** Those of the problems that sources name. */
export function problemsNamed(sources, problems) {
  const known = new Set(problems);
  const named = sources.flatMap(({ module }) => wordsOf(module)).map((word) => word.replace('/problems/', ''));
  return [...new Set(named)].filter((word) => known.has(word)).sort();
}

/** Where each `bankApi<paths>()` has its types from. */
function typeFiles({ file, module }) {
  return callsOf(module, 'bankApi').map(({ typeArguments }) =>
    fileOf(file, importOf(module.nodes, typeArguments?.params[0]?.typeName?.value)),
  );
}

function importOf(nodes, name) {
  const found = nodes.find(
    ({ type, specifiers }) => type === 'ImportDeclaration' && specifiers.some(({ local }) => local.value === name),
  );
  return found?.source.value;
}

function fileOf(file, specifier) {
  const target = specifier?.startsWith('.') && path.resolve(path.dirname(file), specifier);
  const found =
    target &&
    ['', '.ts', '.d.ts', '/index.ts'].map((end) => target + end).find((name) => existsSync(name) && /\.ts$/.test(name));
  if (found) return found;
  throw new Error(
    `${file}: the build does not find the types of bankApi. Write bankApi<paths>(), and import "paths" from a file of this package.`,
  );
}

/** @returns {(operation: string) => boolean} whether sources name it; a template names whatever it may come to */
export function namedIn(sources) {
  const texts = new Set(sources.flatMap(({ module }) => textsOf(module)));
  const templates = sources.flatMap(({ module }) => templatesOf(module));
  return (operation) => texts.has(operation) || templates.some((template) => template.test(operation));
}

/** Names of members are no names of operations: mocks have them. */
function textsOf({ nodes }) {
  const keys = new Set(nodes.flatMap(({ type, key }) => (type === 'KeyValueProperty' ? [key] : [])));
  return nodes.flatMap((node) =>
    node.type === 'StringLiteral' && !keys.has(node) && OPERATION.test(node.value) ? [node.value] : [],
  );
}

/** Those of types have no expressions. */
function templatesOf({ nodes }) {
  const templates = nodes.filter(({ type, expressions }) => type === 'TemplateLiteral' && expressions);
  return templates
    .map(({ quasis }) => quasis.map(({ raw }) => raw))
    .filter((parts) => parts.some((part) => part.includes(' /')))
    .map((parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.*')}$`));
}

/** Code compares them, switches by them, looks them up. Those of types are no code. */
function wordsOf({ nodes }) {
  const ofTypes = new Set(nodes.flatMap(({ type, literal }) => (type === 'TsLiteralType' ? [literal] : [])));
  return nodes.flatMap((node) => {
    if (node.type === 'KeyValueProperty') return [String(node.key.value)];
    return node.type === 'StringLiteral' && !ofTypes.has(node) ? [node.value] : [];
  });
}
