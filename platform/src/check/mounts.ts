/** First parts of paths at which the gateway, an export or the shell answers itself. */
const RESERVED = ['', '*', 'artifacts', 'events', 'health', 'platform', 'registry.json', 'remotes', 'reports'];

/**
 * Whether two mounts of different remotes would meet. A page of its own below another remote's page is fine
 * (`/accounts/checking` beside `/accounts`); a pattern there (`/accounts/:id`) takes pages that are not known yet.
 */
export function collide(one: string, other: string): boolean {
  const [a, b] = [parts(one), parts(other)];
  return meet(a, b) || (isPattern(one) && meet(a, [...b, '*'])) || (isPattern(other) && meet(b, [...a, '*']));
}

/** Whether a path is not for remotes to mount. @param apiPath where the API stands inside the application, if it does */
export function isReserved(path: string, apiPath?: string): boolean {
  return RESERVED.includes(parts(path)[0] ?? '') || (apiPath !== undefined && collide(`${apiPath}/*`, path));
}

/** As the shell's router compares: without regard to case. */
function parts(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, '').split('/').slice(1);
}

function isPattern(path: string): boolean {
  return /[*:]/.test(path);
}

/** Whether some address is matched by both. `*` takes the place itself and everything below. */
function meet([a, ...restOfA]: string[], [b, ...restOfB]: string[]): boolean {
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  return (a === b || a.startsWith(':') || b.startsWith(':')) && meet(restOfA, restOfB);
}
