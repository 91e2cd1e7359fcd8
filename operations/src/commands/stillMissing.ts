/** @param missing how many root keys have yet to sign */
export function stillMissing(missing: number): string {
  if (missing === 0) return 'It is in force.';
  return `It needs ${missing} more: the next holder of a root key runs the same command.`;
}
