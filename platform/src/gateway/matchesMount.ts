/** Whether a mount of the registry (`/accounts`, `/auth/*`) takes a path. Agrees with the shell's router. */
export function matchesMount(mount: string, path: string): boolean {
  const plain = path.replace(/\/+$/, '') || '/';
  if (!mount.endsWith('/*')) return plain === mount;
  const prefix = mount.slice(0, -2);
  return plain === prefix || plain.startsWith(`${prefix}/`);
}
