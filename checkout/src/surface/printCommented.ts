import { type Module, parseSync, printSync, type Statement } from '@swc/core';

type Node = Record<string, unknown> & { type?: string; span: { start: number } };

const emptyModule = parseSync('');
const MEMBER = /^(?:Ts\w+Signature|ClassProperty|ClassMethod|Constructor)$/;
const PLACE = /"comment (\d+)";/g;
/** What the printer wants to know of a member that has nothing but a name. */
const BARE = {
  value: null,
  typeAnnotation: null,
  accessibility: null,
  decorators: [],
  computed: false,
  declare: false,
  definite: false,
  isAbstract: false,
  isOptional: false,
  isOverride: false,
  isStatic: false,
  optional: false,
  readonly: false,
};

export function printStatement(statement: Statement): string {
  const module: Module = { ...emptyModule, body: [statement] };
  return printSync(module).code.trim();
}

/**
 * Prints a declaration with the comments of its members. The printer leaves comments out, so a member without a type keeps the place of each.
 * @param commentBefore returns the doc comment that ends where a member starts
 */
export function printCommented(statement: Statement, commentBefore: (start: number) => string | undefined): string {
  const comments: string[] = [];
  const code = printStatement(visit(statement) as Statement);
  return code.replaceAll(PLACE, (_, at) => comments[at] ?? '');

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.flatMap((one) => [...placeBefore(one), visit(one)]);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
  }

  function placeBefore(node: Node | null): object[] {
    const { type = '', span } = node ?? {};
    const comment = span && MEMBER.test(type) ? commentBefore(span.start) : undefined;
    if (!comment) return [];
    const key = { type: 'StringLiteral', span, value: `comment ${comments.push(comment) - 1}` };
    return [{ ...BARE, type: type.startsWith('Ts') ? 'TsPropertySignature' : 'ClassProperty', span, key }];
  }
}
