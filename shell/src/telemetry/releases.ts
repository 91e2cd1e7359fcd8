import type { RegisteredRemote } from '@bank/shared/contract';

/** Code of one that is unloaded may still throw. */
let releases: readonly RegisteredRemote[] = [];

export function noteRelease(remote: RegisteredRemote): void {
  releases = [remote, ...releases];
}

/** All whose code has run in this document, the latest first; a later one leaves this list as it is. */
export function releasesRun(): readonly RegisteredRemote[] {
  return releases;
}
