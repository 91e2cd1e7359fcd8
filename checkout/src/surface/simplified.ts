import type { Statement } from '@swc/core';

export interface Reference {
  /** The module of `import('./channel').SessionEnd`. */
  from?: string;
  name: string;
  /** `Profile` of `schema.Profile` */
  member?: string;
}

type Node = Record<string, unknown> & { type?: string };

const WIDER: Record<string, string> = { NumericLiteral: 'number', StringLiteral: 'string', BooleanLiteral: 'boolean' };

/**
 * Leaves out what a user cannot depend on: how parameters are taken apart, private members, the value of a constant.
 * @param refer returns the name to print for what a type refers to, if it is another
 */
export function simplified(statement: Statement, refer: (reference: Reference) => string | undefined): Statement {
  return visit(statement) as Statement;

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return visitNode(value as Node);
  }

  function visitNode(node: Node): unknown {
    switch (node.type) {
      case 'TsTypeReference':
        return { ...visitFields(node), typeName: renamed(node.typeName as Node) };
      case 'TsTypeQuery':
        return { ...visitFields(node), exprName: renamed(node.exprName as Node) };
      case 'TsExpressionWithTypeArguments':
        return { ...visitFields(node), expression: renamed(node.expression as Node) };
      case 'TsImportType':
        return visitImport(node);
      case 'ClassDeclaration':
        return visitFields({
          ...node,
          body: (node.body as Node[]).filter((member) => !isPrivate(member)),
          superClass: node.superClass && renamed(node.superClass as Node),
        });
      case 'FunctionDeclaration':
      case 'TsFunctionType':
      case 'TsMethodSignature':
        return visitFields({ ...node, params: (node.params as Node[]).map(withoutPattern) });
      case 'VariableDeclarator':
        return visitFields(withoutValue(node));
      default:
        return visitFields(node);
    }
  }

  function visitFields(node: Node): Node {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
  }

  function visitImport(node: Node): unknown {
    const { argument, qualifier, typeArguments, span } = node as Node & { argument: { value: string } };
    if (!argument.value.startsWith('.') || !qualifier) return visitFields(node);
    const typeName = renamed(qualifier as Node, argument.value);
    return { type: 'TsTypeReference', span, typeName, typeParams: visit(typeArguments) };
  }

  /** `A` of `A.B.C` */
  function renamed(node: Node, from?: string): Node {
    if (node.type === 'Identifier')
      return { ...node, value: refer({ name: node.value as string, from }) ?? node.value };
    if (node.type !== 'TsQualifiedName') return visitNode(node) as Node;
    const { left, right } = node as Record<string, Node>;
    const member = left?.type === 'Identifier' && refer({ name: left.value as string, member: right?.value as string });
    return member ? { ...left, value: member } : { ...node, left: renamed(left as Node, from) };
  }
}

function withoutPattern(param: Node, index: number): Node {
  const pattern = (param.type === 'Parameter' ? param.pat : param) as Node;
  if (pattern.type !== 'ObjectPattern') return param;
  const { span, optional, typeAnnotation } = pattern;
  const value = `options${index === 0 ? '' : index + 1}`;
  const identifier = { type: 'Identifier', span, ctxt: 0, value, optional, typeAnnotation };
  return param.type === 'Parameter' ? { ...param, pat: identifier } : identifier;
}

function withoutValue(node: Node): Node {
  const { id, init } = node as { id: Node; init?: Node | null };
  const kind = WIDER[init?.type ?? ''];
  if (!kind) return node;
  const { span } = id;
  const typeAnnotation = { type: 'TsTypeAnnotation', span, typeAnnotation: { type: 'TsKeywordType', span, kind } };
  return { ...node, id: { ...id, typeAnnotation }, init: null };
}

function isPrivate({ type, accessibility }: Node): boolean {
  return accessibility === 'private' || type === 'PrivateProperty' || type === 'PrivateMethod';
}
