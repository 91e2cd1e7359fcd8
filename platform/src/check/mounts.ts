/** First path segments that the gateway, an export or the shell serves. */
const RESERVED = ['', '*', 'artifacts', 'events', 'health', 'platform', 'registry.json', 'remotes', 'reports'];

/** `/accounts/checking` may stand beside `/accounts`; a pattern such as `/accounts/:id` may not. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [parts(one), parts(other)];
  return (
    matchesSamePath(a, b) ||
    (isPattern(one) && matchesSamePath(a, [...b, '*'])) ||
    (isPattern(other) && matchesSamePath(b, [...a, '*']))
  );
}

/** @param apiPath of the API inside the application, if any */
export function isReserved(path: string, apiPath?: string): boolean {
  return RESERVED.includes(parts(path)[0] ?? '') || (apiPath !== undefined && overlaps(`${apiPath}/*`, path));
}

/** Lower case, like the shell's router. */
function parts(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, '').split('/').slice(1);
}

function isPattern(path: string): boolean {
  return /[*:]/.test(path);
}

function matchesSamePath([a, ...restOfA]: string[], [b, ...restOfB]: string[]): boolean {
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  return (a === b || a.startsWith(':') || b.startsWith(':')) && matchesSamePath(restOfA, restOfB);
}
