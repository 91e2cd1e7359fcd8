import type { Channel } from './schema.ts';
import { channelOf, type State } from './state.ts';

export interface Difference {
  app: string;
  what: string;
  from?: string | undefined;
  to?: string | undefined;
}

/** What customers and the platform team would notice between two states, package by package. */
export function diffStates(before: State, after: State): Difference[] {
  const apps = new Set(['shell', ...Object.keys(before.remotes), ...Object.keys(after.remotes)]);
  return [...apps].flatMap((app) => {
    const [old, current] = [facts(channelOf(before, app)), facts(channelOf(after, app))];
    const added = difference(versions(after, app), versions(before, app));
    const removed = difference(versions(before, app), versions(after, app));
    return [
      ...Object.keys({ ...old, ...current })
        .filter((what) => old[what] !== current[what])
        .map((what) => ({ app, what, from: old[what], to: current[what] })),
      ...added.map((version) => ({ app, what: 'version', to: version })),
      ...removed.map((version) => ({ app, what: 'version', from: version })),
    ];
  });
}

function facts(channel: Channel | undefined): Record<string, string | undefined> {
  if (!channel) return {};
  const { active, canary, pinned, disabled } = channel;
  return {
    active,
    canary: canary && `${canary.version} (${canary.percent} %)`,
    pinned: pinned && 'yes',
    disabled: disabled && `“${disabled.message}”`,
  };
}

function versions({ releases }: State, app: string): string[] {
  return Object.keys(releases[app] ?? {});
}

function difference(some: string[], others: string[]): string[] {
  return some.filter((version) => !others.includes(version));
}
