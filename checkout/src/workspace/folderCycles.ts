import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Import {
  /** Paths from the workspace's root. */
  from: string;
  to: string;
}

/** Relative imports of a package's sources, `import()` too. Tests may use everything. */
export function importsOf(root: string, source: string): Import[] {
  const files = readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.[jt]sx?$/.test(file) && !/\.(test|proof)\.|(^|\/)testing\//.test(file));
  return sources.flatMap((file) => {
    const from = path.posix.join(source, file);
    const text = readFileSync(path.join(root, from), 'utf8');
    const targets = [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g)].map(([, target = '']) => target);
    return targets.map((target) => ({ from, to: path.posix.join(path.posix.dirname(from), target) }));
  });
}

/** One sentence for each two folders that import each other, at any depth, naming an import of each. */
export function folderCycles(imports: Import[]): string[] {
  const known = new Map<string, Import>();
  for (const one of imports) {
    const [folder, other] = siblings(one);
    if (folder && other) known.set(`${folder} ${other}`, one);
  }
  return [...known].flatMap(([pair, one]) => {
    const [folder = '', other = ''] = pair.split(' ');
    const back = folder < other && known.get(`${other} ${folder}`);
    if (!back) return [];
    const found = `${one.from} imports ${one.to}, and ${back.from} imports ${back.to}`;
    return `${folder} and ${other} import each other: ${found}. Move what both need to a folder that imports neither.`;
  });
}

/** The folders beside each other that an import connects; none within one folder, or between a folder and its parent. */
function siblings({ from, to }: Import): string[] {
  const [a, b] = [from, to].map((file) => path.posix.dirname(file).split('/'));
  if (!a || !b) return [];
  const depth = a.findIndex((name, index) => name !== b[index]);
  if (depth === -1 || depth >= b.length) return [];
  return [a, b].map((names) => names.slice(0, depth + 1).join('/'));
}
