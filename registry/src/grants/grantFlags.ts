import { mountAddress } from '@bank/shared/mounts';
import { covers } from '../roles/covers.ts';
import type { Role } from '../roles/schema.ts';
import type { Release } from '../schema.ts';

/** Writes what a role lacks for a release, as options of `grant`. */
export function grantFlags(release: Release, { mounts, origins }: Pick<Role, 'mounts' | 'origins'>): string {
  const own = release.kind === 'remote' ? release.mounts.map(({ path }) => path) : [];
  const paths = pathsFor(own.filter((path) => !mounts.some((one) => covers(one, path))));
  const { base } = release;
  const isElsewhere = URL.canParse(base) && !origins.some((origin) => base.startsWith(origin));
  const mount = paths.length > 0 ? ` --mount ${paths.map((path) => `'${path}'`).join(' ')}` : '';
  return `${mount}${isElsewhere ? ` --origin ${new URL('/', base).href}` : ''}`;
}

/** Adds all below them, or each further page would need another signature. The bank's first page alone owns nothing below. */
function pathsFor(mounts: string[]): string[] {
  const wanted = mounts.map(mountAddress).map((path) => (path === '/' ? path : `${path}/*`));
  return [...new Set(wanted)].filter((path) => !wanted.some((other) => other !== path && covers(other, path)));
}
