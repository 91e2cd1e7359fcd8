import { mountMatcher } from '@bank/shared/mounts';

/** First path segments that the gateway, an export or the shell serves. */
const RESERVED = [
  '',
  'artifacts',
  'deployment.json',
  'events',
  'health',
  'platform',
  'registry.json',
  'remotes',
  'reports',
  'store',
];

/** @returns a path that both match, such as `/accounts/checking` for `/accounts/:id` and `/accounts/checking` */
export function commonPath(one: string, other: string): string | undefined {
  const [a, b] = [segments(one), segments(other)];
  const path = Array.from({ length: Math.max(a.length, b.length) }, (_, at) => literal(a[at]) ?? literal(b[at]) ?? 'x');
  return [one, other].every((mount) => isOpenedBy(mount, path)) ? `/${path.join('/')}` : undefined;
}

/** The router would compile both: a squad decides how many there are to compare, at each look. */
function isOpenedBy(mount: string, path: string[]): boolean {
  const own = segments(mount);
  const isLongEnough = mount.endsWith('/*') ? own.length <= path.length : own.length === path.length;
  return isLongEnough && own.every((segment, at) => literal(segment) === undefined || isSame(segment, path[at]));
}

function isSame(segment: string, other = ''): boolean {
  return segment.toLowerCase() === other.toLowerCase();
}

/** Whether only their order would decide between them: the router ranks neither before the other. */
export function isSamePlace(one: string, other: string): boolean {
  const path = commonPath(one, other);
  if (path === undefined) return false;
  const [first, second] = [{ path: one }, { path: other }];
  return mountMatcher([first, second])(path) === first && mountMatcher([second, first])(path) === second;
}

/** @param forwarded paths inside the application that the gateway forwards */
export function isReserved(path: string, forwarded: string[] = []): boolean {
  const [first = ''] = segments(path.toLowerCase());
  return RESERVED.includes(first) || forwarded.some((place) => commonPath(`${place}/*`, path) !== undefined);
}

/** Splits a path without the final `*`. */
function segments(path: string): string[] {
  return path
    .replace(/\/\*?$/, '')
    .split('/')
    .slice(1);
}

function literal(segment: string | undefined): string | undefined {
  return segment?.startsWith(':') ? undefined : segment;
}
