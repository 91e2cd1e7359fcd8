import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Statement } from '@swc/core';
import { root } from '../workspace/paths.ts';
import { runTool } from './runTool.ts';
import { withScratchFolder } from './withScratchFolder.ts';

export interface Export {
  entry: string;
  name: string;
  statement: Statement;
  /** What is declared in its place now. */
  current: Statement;
}

/** No value has this type: it is looked up by name, in both directions, so nothing can lack a name that is new. */
const LOOKED_UP = { entry: 'contract', name: 'Slots' };

/** Has the compiler compare exports of two folders of reports. @returns what it has against one, in a sentence */
export async function incompatibilities(
  exports: Export[],
  recorded: string,
  current: string,
): Promise<Map<Export, string>> {
  const imports = [...new Set(exports.map(({ entry }) => entry))].flatMap((entry) => [
    `import type * as ${identifier('Old', entry)} from ${JSON.stringify(path.join(recorded, entry))};`,
    `import * as ${identifier('New', entry)} from ${JSON.stringify(path.join(current, entry))};`,
  ]);
  const { hasFailed, output } = await withScratchFolder(async (folder) => {
    const lines = [...imports, ...exports.map(comparison), ...exports.map((one) => newNames(one, recorded))];
    await writeFile(path.join(folder, 'check.ts'), lines.join('\n'));
    const compilerOptions = { types: [] };
    const config = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions, files: ['check.ts'] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    return runTool('tsc', ['--project', folder, '--pretty', 'false']);
  });
  const problems = new Map<Export, string>();
  // A line with the place and the problem, and indented lines that go into detail.
  for (const [, line, text = ''] of output.matchAll(/^\S*check\.ts\((\d+),\d+\): error TS\d+: (.*(?:\n .*)*)/gm)) {
    const compared = exports[Number(line) - 1 - imports.length];
    if (compared) problems.set(compared, text.split('\n').at(-1)?.trim() ?? text);
  }
  if (hasFailed && problems.size === 0) throw new Error(`The reports cannot be compared:\n${output}`);
  return problems;
}

/** What is called has to take and return what it did; what was a valid value of a type has to stay one. */
function comparison({ entry, name, statement }: Export): string {
  const [old, now] = [`${identifier('Old', entry)}.${name}`, `${identifier('New', entry)}.${name}`];
  if (statement.type !== 'TsInterfaceDeclaration' && statement.type !== 'TsTypeAliasDeclaration')
    return `(): typeof ${old} => ${now};`;
  const parameters = statement.typeParams?.parameters ?? [];
  const filled = parameters.length > 0 ? `<${parameters.map(() => 'any').join(', ')}>` : '';
  const forwards = `(old: ${old}${filled}): ${now}${filled} => old;`;
  return isLookedUp({ entry, name }) ? `${forwards} (now: ${now}): ${old} => now;` : forwards;
}

/** Adds the names that are new to the old type, so that everything that refers to it is compared without them. */
function newNames({ entry, name, statement, current }: Export, recorded: string): string {
  if (!isLookedUp({ entry, name })) return '';
  const known = membersOf(statement);
  const added = membersOf(current).filter((member) => !known.includes(member));
  const members = added.map((member) => `${member}: ${identifier('New', entry)}.${name}[${member}];`);
  return `declare module ${JSON.stringify(path.join(recorded, entry))} { interface ${name} { ${members.join(' ')} } }`;
}

function isLookedUp({ entry, name }: Pick<Export, 'entry' | 'name'>): boolean {
  return entry === LOOKED_UP.entry && name === LOOKED_UP.name;
}

function membersOf(statement: Statement): string[] {
  if (statement.type !== 'TsInterfaceDeclaration') return [];
  return statement.body.body.flatMap((member) =>
    member.type === 'TsPropertySignature' && member.key.type === 'StringLiteral'
      ? [JSON.stringify(member.key.value)]
      : [],
  );
}

function identifier(side: 'Old' | 'New', entry: string): string {
  return `${side}_${entry.replaceAll(/\W/g, '_')}`;
}
