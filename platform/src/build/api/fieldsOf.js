const MAX_DEPTH = 12;

/**
 * What a type is made of, by path: `{ '': 'array', '[].id': 'string', '[].limit?': 'object', '[].limit?.minor': 'number' }`.
 * @param {ReturnType<import('./typesIn.js').typesIn>} types
 */
export function fieldsOf(types, node, path = '') {
  const fields = {};
  collect(node, path, 0);
  return fields;

  function collect(one, at, depth) {
    const parts = alternatives(types, one);
    const kinds = new Set(parts.map(kindOf).filter((kind) => kind !== 'undefined'));
    if (kinds.size === 0 || depth > MAX_DEPTH) return;
    fields[at] = [...new Set([...(fields[at]?.split('|') ?? []), ...kinds])].sort().join('|');
    for (const part of parts) {
      const [element] = part.type === 'TsArrayType' ? [part.elemType] : (part.elemTypes?.map(({ ty }) => ty) ?? []);
      if (element) collect(element, `${at}[]`, depth + 1);
      for (const [name, member] of types.membersOf(part)) collect(member.node, pathOf(at, name, member), depth + 1);
    }
  }
}

function pathOf(at, name, { isOptional }) {
  return `${at}${at ? '.' : ''}${name}${isOptional ? '?' : ''}`;
}

/** Leaves out `never`, which a union drops. */
function alternatives(types, node) {
  const found = types.resolve(node);
  if (found.type === 'TsUnionType') return found.types.flatMap((part) => alternatives(types, part));
  return found.kind === 'never' ? [] : [found];
}

function kindOf({ type, kind, literal }) {
  if (type === 'TsKeywordType') return kind;
  if (type === 'TsLiteralType') return literal.type === 'NullLiteral' ? 'null' : typeof literal.value;
  return type === 'TsArrayType' || type === 'TsTupleType' ? 'array' : 'object';
}
