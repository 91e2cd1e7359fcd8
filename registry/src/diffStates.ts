import { describeAudience } from './describeAudience.ts';
import { describeRule } from './flags/describeFlags.ts';
import { channelOf, heldVersions, releaseOf, type State } from './state.ts';

export interface StateChange {
  app: string;
  what: string;
  from?: string | undefined;
  to?: string | undefined;
}

export function diffStates(before: State, after: State): StateChange[] {
  const apps = new Set(
    [before, after].flatMap(({ remotes, held }) => ['shell', ...Object.keys({ ...remotes, ...held })]),
  );
  return [...apps].flatMap((app) => {
    const [old, current] = [facts(before, app), facts(after, app)];
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

function facts(state: State, app: string): Record<string, string | undefined> {
  const held = heldVersions(state, app).join(', ') || undefined;
  const channel = channelOf(state, app);
  const { message } = (channel ?? state.absent?.[app])?.disabled ?? {};
  const disabled = message && `“${message}”`;
  if (!channel) return { held, disabled };
  const { active, canary, pinned, flags = {} } = channel;
  const rules = Object.entries(flags).map(([name, rule]) => [`flag ${name}`, describeRule(rule)]);
  return {
    active,
    base: baseOf(state, app, active),
    canary: canary && `${canary.version} (${describeAudience(canary)})`,
    pinned: pinned && 'yes',
    disabled,
    held,
    ...Object.fromEntries(rules),
  };
}

function baseOf(state: State, app: string, version: string): string | undefined {
  const base = releaseOf(state, app, version)?.base;
  return base && URL.canParse(base) ? base.slice(0, base.lastIndexOf(`${app}/`)) : undefined;
}

function versions({ releases }: State, app: string): string[] {
  return Object.keys(releases[app] ?? {});
}

function difference(some: string[], others: string[]): string[] {
  return some.filter((version) => !others.includes(version));
}
