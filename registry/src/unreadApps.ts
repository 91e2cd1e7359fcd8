import type { Unread } from './schema.ts';
import { channelOf, type State } from './state.ts';

/** Why packages cannot be read as customers get them, by package. */
export function unreadApps(state: State): Map<string, string> {
  const live = (state.unread ?? []).filter((one) => isLive(state, one));
  return new Map(live.map(({ app, problem }) => [app, problem]));
}

function isLive(state: State, { app, version }: Unread): boolean {
  const { active, canary } = channelOf(state, app) ?? {};
  return version === undefined || version === active || version === canary?.version;
}
