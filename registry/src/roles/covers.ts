/** @param allowed a path, or with `/*` all from there down */
export function covers(allowed: string, path: string): boolean {
  if (allowed === path) return true;
  if (!allowed.endsWith('/*')) return false;
  const folder = allowed.slice(0, -2);
  return path === folder || path.startsWith(`${folder}/`);
}
