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
}

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
    await writeFile(path.join(folder, 'check.ts'), [...imports, ...exports.map(comparison)].join('\n'));
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
  return `(old: ${old}${filled}): ${now}${filled} => old;`;
}

function identifier(side: 'Old' | 'New', entry: string): string {
  return `${side}_${entry.replaceAll(/\W/g, '_')}`;
}
