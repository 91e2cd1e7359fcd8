import path from 'node:path';

/**
 * The name under which each page and extension is exposed: its path below `src/routes`, or below the package. Only word
 * characters, because it names files and a registry takes no others.
 * @param {{ mounts: readonly { page: string }[], extensions?: readonly { component: string }[] }} remote
 * @returns {Map<string, string>} names by module
 * @throws when two files would have one name
 */
export function exposedModules(remote) {
  const names = new Map(exposedSources(remote).map((module) => [module, exposeName(module)]));
  for (const [module, name] of names) {
    const other = [...names.keys()].find((candidate) => names.get(candidate) === name);
    if (other !== undefined && other !== module)
      throw new Error(`remote.ts: ${other} and ${module} would both be exposed as "${name}". Rename one of the files.`);
  }
  return names;
}

/**
 * @param {{ mounts: readonly { page: string }[], extensions?: readonly { component: string }[] }} remote
 * @returns {string[]} paths of pages and extensions
 */
export function exposedSources({ mounts, extensions = [] }) {
  return [...mounts.map(({ page }) => page), ...extensions.map(({ component }) => component)];
}

/**
 * The chunk that a module is put into: its own, or that of the page it is loaded with.
 * @param {{ mounts: readonly { page: string }[], extensions?: readonly { component: string, loadWith?: string }[] }} remote
 * @param {string} module
 * @returns {string}
 * @throws when there is no such page
 */
export function chunkOf({ mounts, extensions = [] }, module) {
  const { loadWith } = extensions.find(({ component }) => component === module) ?? {};
  if (loadWith && !mounts.some(({ page }) => page === loadWith))
    throw new Error(`remote.ts: ${module} is loaded with ${loadWith}, which is no "page" under "mounts".`);
  return exposeName(loadWith ?? module);
}

function exposeName(module) {
  const file = path.posix.normalize(module).replace(/^(src\/)?(routes\/)?/, '');
  return file.slice(0, file.length - path.posix.extname(file).length).replaceAll(/\W/g, '_');
}
