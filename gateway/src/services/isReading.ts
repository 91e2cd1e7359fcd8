/** Agrees with the API: everything else changes something, and needs proof that the bank's own page asks. */
export function isReading(method: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method);
}
