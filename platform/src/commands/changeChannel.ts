import { checkChange } from '../check/checkChange.ts';
import { findingsOf, refuse } from '../check/Refusal.ts';
import { commandLine } from '../commandLine.ts';
import { revise } from '../registry/revise.ts';
import type { Channel, Registry } from '../registry/schema.ts';
import { channelOf, type Edit, type State } from '../registry/state.ts';
import { apiPath } from './apiPath.ts';
import { findApp, findVersion } from './findApp.ts';
import { openDeployment } from './openDeployment.ts';
import { operator } from './operator.ts';
import { plain, print } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

export interface ChangeOptions {
  why: string;
  /** Overrides check, on record. */
  force?: boolean;
  json?: boolean;
}

interface ChannelChange {
  action: string;
  wanted: string;
  version?: string | undefined;
  canForce?: boolean;
  edit: (app: string, version: string | undefined, current: Registry) => Edit;
  /** The success message; `before` is the previous state. */
  say: (app: string, version: string, before: State) => string;
}

/** Shared by all commands that change one package's channel. */
export async function changeChannel(change: ChannelChange, { why, force, ...options }: ChangeOptions): Promise<void> {
  const deployment = await openDeployment();
  const current = await requireRegistry(deployment);
  const app = findApp(current, change.wanted);
  const version = change.version && findVersion(current, app, change.version);
  const edit = change.edit(app, version, current);
  const api = await apiPath();
  const otherwise = change.canForce ? ' Add --force and --why to override this.' : '';
  const problem = `The ${change.action} of ${app} is refused.${otherwise}`;
  const checked = (state: State) => {
    const after = edit(state);
    if (!force) refuse(problem, checkChange(state, after, api));
    return after;
  };
  const reason = (before: State, after: State) => {
    const forced = findingsOf(checkChange(before, after, api));
    const named = { by: operator(), action: change.action, app, why, ...(version && { version }) };
    return forced.length > 0 ? { ...named, forced } : named;
  };
  const { registry, before } = await revise(deployment, reason, checked);
  const channel = channelOf(registry ?? current, app);
  const { active } = channel ?? {};
  const { forced } = registry?.change ?? {};
  for (const finding of forced ?? []) console.error(`Warning: forced despite check. ${finding}`);
  const changed = `${change.say(app, version ?? active ?? '', before)} (revision ${registry?.revision})`;
  const text = registry ? changed : `Nothing to do: ${app} is already in that state (revision ${current.revision}).`;
  const data = { revision: (registry ?? current).revision, changed: registry !== undefined, app, active, forced };
  const note = registry && change.action !== 'disable' ? disabledNote(app, channel) : '';
  print(options, data, text + note);
}

/** Warns that customers do not see the change yet. */
export function disabledNote(app: string, channel: Channel | undefined): string {
  if (!channel?.disabled) return '';
  return `\n${app} stays disabled (“${plain(channel.disabled.message)}”). Enable it with: ${commandLine(`enable ${app}`)}`;
}
