import { fieldsOf } from './fieldsOf.js';

const SUCCESSES = ['200', '201', '202'];
const PARAMETERS = ['query', 'header'];

/**
 * The operations in a type like the `paths` of openapi-typescript, each with the fields of its answers and of what is sent.
 * @param {ReturnType<import('./typesIn.js').typesIn>} types
 * @returns {[name: string, use: { reads: Record<string, string>, sends: Record<string, string> }][]}
 */
export function operationsOf(types, paths) {
  return [...types.membersOf(paths)].flatMap(([address, item]) =>
    [...types.membersOf(item.node)]
      .map(([method, { node }]) => ({ name: `${method.toUpperCase()} ${address}`, operation: types.membersOf(node) }))
      .filter(({ operation }) => operation.has('responses'))
      .map(({ name, operation }) => [name, { reads: readsOf(types, operation), sends: sendsOf(types, operation) }]),
  );
}

/** The problems that the types name. @param {ReturnType<import('./typesIn.js').typesIn>} types */
export function problemsOf({ declared, membersOf, resolve }) {
  const schemas = declared.has('components') && membersOf(declared.get('components')).get('schemas');
  const problem = schemas && membersOf(schemas.node).get('Problem');
  const type = problem && membersOf(problem.node).get('type');
  if (!type) return [];
  const union = resolve(type.node);
  return (union.types ?? [union]).flatMap(({ literal }) => literal?.value?.replace('/problems/', '') ?? []);
}

function readsOf(types, operation) {
  const responses = types.membersOf(operation.get('responses').node);
  const fields = SUCCESSES.filter((status) => responses.has(status))
    .flatMap((status) => contentsOf(types, responses.get(status).node))
    .map((content) => fieldsOf(types, content));
  return Object.assign({}, ...fields);
}

function sendsOf(types, operation) {
  const parameters = operation.has('parameters') ? types.membersOf(operation.get('parameters').node) : new Map();
  const sent = PARAMETERS.filter((place) => parameters.has(place));
  const body = operation.has('requestBody') ? contentsOf(types, operation.get('requestBody').node) : [];
  return Object.assign(
    {},
    ...sent.map((place) => fieldsOf(types, parameters.get(place).node, place)),
    ...body.map((content) => fieldsOf(types, content, 'body')),
  );
}

function contentsOf(types, holder) {
  const content = types.membersOf(holder).get('content');
  return content ? [...types.membersOf(content.node).values()].map(({ node }) => node) : [];
}
