/** What a key says of a release, also of one that is unread: the same bytes, whatever the order of keys. */
export function releaseStatement(deployment: string, release: unknown): Uint8Array {
  return canonical({ type: 'release', deployment, release });
}

/** @param channel `null` for a package that is retired @param revision in which it was last changed */
export function channelStatement(deployment: string, app: string, channel: unknown, revision: number): Uint8Array {
  return canonical({ type: 'channel', deployment, app, channel, revision });
}

function canonical(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value, (_, part: unknown) => (isObject(part) ? sorted(part) : part)));
}

function sorted(part: object): object {
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isObject(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}
