import { parseSync, type Statement } from '@swc/core';

/** Where an exported name is declared. */
export interface Origin {
  /** A module specifier; the module itself without one. */
  from?: string;
  /** `default` and `*` as in import statements. */
  name: string;
}

export interface DeclarationModule {
  /** Statements by name; overloads and merged interfaces have several. */
  declarations: Map<string, Statement[]>;
  imports: Map<string, Origin>;
  exports: Map<string, Origin>;
  /** Modules of which everything is exported. */
  stars: string[];
  /** The doc comment that ends where a node of these declarations starts. */
  commentBefore: (start: number) => string | undefined;
}

/** @param text of a declaration file (`.d.ts`), as TypeScript emits it @throws when it has exports of an unusual form */
export function readModule(text: string): DeclarationModule {
  // SWC counts bytes from anywhere; the statement in front tells from where.
  const source = `;${text}`;
  const [first, ...body] = parseSync(source, { syntax: 'typescript' }).body;
  const bytes = Buffer.from(source);
  const module: DeclarationModule = {
    declarations: new Map(),
    imports: new Map(),
    exports: new Map(),
    stars: [],
    commentBefore: (start) => lastComment(bytes.subarray(0, start - (first?.span.start ?? 0)).toString()),
  };
  const declare = (statement: Statement) => {
    const names = declaredNames(statement);
    for (const name of names) module.declarations.set(name, [...(module.declarations.get(name) ?? []), statement]);
    return names;
  };
  for (const item of body) {
    switch (item.type) {
      case 'ImportDeclaration':
        for (const specifier of item.specifiers) {
          const local = specifier.local.value;
          module.imports.set(local, { from: item.source.value, name: importedName(specifier, local) });
        }
        break;
      case 'ExportDeclaration':
        for (const name of declare(item.declaration)) module.exports.set(name, { name });
        break;
      case 'ExportAllDeclaration':
        module.stars.push(item.source.value);
        break;
      case 'ExportNamedDeclaration':
        for (const specifier of item.specifiers) {
          if (specifier.type !== 'ExportSpecifier') throw unsupported(specifier.type);
          const exported = (specifier.exported ?? specifier.orig).value;
          module.exports.set(exported, { from: item.source?.value, name: specifier.orig.value });
        }
        break;
      case 'ExportDefaultDeclaration':
      case 'ExportDefaultExpression':
      case 'TsExportAssignment':
      case 'TsImportEqualsDeclaration':
      case 'TsNamespaceExportDeclaration':
        throw unsupported(item.type);
      default:
        declare(item);
    }
  }
  return module;
}

function lastComment(text: string): string | undefined {
  const [comment] = /^\/\*\*(?:(?!\*\/)[\s\S])*\*\/(?=\s*$)/.exec(text.slice(text.lastIndexOf('/**'))) ?? [];
  return comment;
}

type ImportSpecifier = Extract<
  ReturnType<typeof parseSync>['body'][number],
  { type: 'ImportDeclaration' }
>['specifiers'][number];

function importedName(specifier: ImportSpecifier, local: string): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.imported?.value ?? local;
}

function declaredNames(statement: Statement): string[] {
  switch (statement.type) {
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
    case 'TsEnumDeclaration':
      return [statement.id.value];
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [statement.identifier.value];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
    case 'TsModuleDeclaration':
      // Augments another module.
      if (statement.id.type === 'StringLiteral' || statement.global) return [];
      throw unsupported(statement.type);
    default:
      throw unsupported(statement.type);
  }
}

function unsupported(form: string): Error {
  return new Error(
    `The surface of a shared module cannot have a ${form}. Export names (\`export function …\`) instead.`,
  );
}
