import type { RegisteredExtension, RegisteredMount, RegisteredRemote } from '@bank/shared/contract';

/** What loads of a remote: a page, or an extension of another page. */
export type Part = RegisteredMount | RegisteredExtension;

export function isPage(part: Part): part is RegisteredMount {
  return 'path' in part;
}

/** The same part of another version, or of the full entry. */
export function findPart(remote: RegisteredRemote, part: Part): Part | undefined {
  if (isPage(part)) return remote.mounts.find(({ path }) => path === part.path);
  return remote.extensions?.find(({ slot, id }) => slot === part.slot && id === part.id);
}

export function nameOf(part: Part): string {
  return isPage(part) ? part.path : `${part.slot} ${part.id}`;
}
