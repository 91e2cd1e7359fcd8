const TRANSPARENT = { TsParenthesizedType: true, TsTypeOperator: true, TsTypeAnnotation: true };
const NO_OBJECT = new Map();
const UNKNOWN = { type: 'TsKeywordType', kind: 'unknown' };

/**
 * The types that a module declares, as syntax.
 * @param {{ nodes: object[] }} module
 */
export function typesIn({ nodes }) {
  const declared = new Map();
  for (const { type, id, body, extends: extended, typeAnnotation } of nodes) {
    if (type === 'TsInterfaceDeclaration') declared.set(id.value, interfaceOf(body, extended, declared.get(id.value)));
    if (type === 'TsTypeAliasDeclaration') declared.set(id.value, typeAnnotation);
  }

  /** The type itself, where it is a name or a member of another. */
  function resolve(node) {
    if (TRANSPARENT[node.type]) return resolve(node.typeAnnotation);
    if (node.type === 'TsIndexedAccessType')
      return resolve(membersOf(node.objectType).get(keyOf(node.indexType.literal))?.node ?? UNKNOWN);
    if (node.type !== 'TsTypeReference') return node;
    const named = declared.get(node.typeName.value);
    return named ? resolve(named) : node;
  }

  /** Returns members by name, with whether each may be missing. */
  function membersOf(node) {
    const found = resolve(node);
    if (found.type === 'TsIntersectionType') return new Map(found.types.flatMap((part) => [...membersOf(part)]));
    if (found.type !== 'TsTypeLiteral') return NO_OBJECT;
    const named = found.members.filter(({ type }) => type === 'TsPropertySignature');
    return new Map(
      named.map(({ key, optional, typeAnnotation }) => [keyOf(key), { node: typeAnnotation, isOptional: optional }]),
    );
  }

  return { declared, resolve, membersOf };
}

/** @param before one of the same name, which TypeScript merges with it */
function interfaceOf({ body }, extended, before = []) {
  const own = { type: 'TsTypeLiteral', members: body };
  const bases = extended.map(({ expression }) => ({ type: 'TsTypeReference', typeName: expression }));
  const types = [before, bases, own].flat();
  return types.length > 1 ? { type: 'TsIntersectionType', types } : own;
}

function keyOf(key) {
  return String(key?.value);
}
