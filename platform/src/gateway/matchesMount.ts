/** Same rules as the shell's router. */
export function matchesMount(mount: string, path: string): boolean {
  const wanted = parts(mount);
  const given = parts(path);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]));
}

function parts(path: string): string[] {
  return path.toLowerCase().replace(/\/+$/, '').split('/').slice(1);
}
