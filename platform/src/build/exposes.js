import path from 'node:path';

/**
 * The name under which each page is exposed: its path below `src/routes`, or below the package. Only word characters, because
 * it names files and a registry takes no others.
 * @param {readonly { page: string }[]} mounts
 * @returns {Map<string, string>} names by page
 * @throws when two files would have one name
 */
export function exposedPages(mounts) {
  const names = new Map(mounts.map(({ page }) => [page, exposeName(page)]));
  for (const [page, name] of names) {
    const other = [...names.keys()].find((candidate) => names.get(candidate) === name);
    if (other !== undefined && other !== page)
      throw new Error(`remote.ts: ${other} and ${page} would both be exposed as "${name}". Rename one of the files.`);
  }
  return names;
}

function exposeName(page) {
  const file = path.posix.normalize(page).replace(/^(src\/)?(routes\/)?/, '');
  return file.slice(0, file.length - path.posix.extname(file).length).replaceAll(/\W/g, '_');
}
