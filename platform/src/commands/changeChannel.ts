import { checkFit } from '../check/fitRules.ts';
import { refuse } from '../check/Refusal.ts';
import { revise } from '../registry/revise.ts';
import type { Channel } from '../registry/schema.ts';
import { channelOf, type Edit, requireRelease, type State } from '../registry/state.ts';
import { apiPath } from './apiPath.ts';
import { findApp, findVersion } from './findApp.ts';
import { openDeployment } from './openDeployment.ts';
import { operator } from './operator.ts';
import { plain, print } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

export interface ChangeOptions {
  why: string;
  json?: boolean;
}

interface ChannelChange {
  action: string;
  wanted: string;
  version?: string | undefined;
  /** The edit, once it is known which package and version are meant. */
  edit: (app: string, version: string | undefined) => Edit;
  /** What was done, in words. `before` is the channel as it was, if there was one. */
  say: (app: string, version: string, before?: Channel) => string;
}

/** What the commands that change one package's channel have in common: find it, edit, check, sign, print. */
export async function changeChannel(change: ChannelChange, { why, ...options }: ChangeOptions): Promise<void> {
  const deployment = await openDeployment();
  const current = await requireRegistry(deployment);
  const app = findApp(current, change.wanted);
  const version = change.version && findVersion(current, app, change.version);
  const edit = change.edit(app, version);
  const reason = { by: operator(), action: change.action, app, why, ...(version && { version }) };
  const api = await apiPath();
  const fitting = (state: State) => stillFitting(app, state, edit(state), api);
  const { registry, before } = await revise(deployment, reason, fitting);
  const channel = channelOf(registry ?? current, app);
  const { active = '' } = channel ?? {};
  const changed = `${change.say(app, version ?? active, channelOf(before, app))} (revision ${registry?.revision})`;
  const text = registry ? changed : `Nothing to do: ${app} is so already (revision ${current.revision}).`;
  const data = { revision: (registry ?? current).revision, changed: registry !== undefined, app, active };
  const note = registry && change.action !== 'disable' ? disabledNote(app, channel) : '';
  print(options, data, text + note);
}

/** A line that says that customers get nothing of all this yet, where that is so. */
export function disabledNote(app: string, channel: Channel | undefined): string {
  if (!channel?.disabled) return '';
  return `\n${app} stays out of service (“${plain(channel.disabled.message)}”) until: bank enable ${app}`;
}

/** Whatever newly goes live has to fit what is live by now, however well it did when it was released. */
function stillFitting(app: string, before: State, after: State, api?: string): State {
  const versions = (state: State) => {
    const channel = channelOf(state, app);
    return [channel?.active, channel?.canary?.version];
  };
  const known = versions(before);
  for (const version of versions(after)) {
    if (version && !known.includes(version))
      refuse(`${app} ${version}`, checkFit(requireRelease(after, app, version), after, api));
  }
  return after;
}
