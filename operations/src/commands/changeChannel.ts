import { checkChange } from '@bank/registry/check/checkChange.ts';
import { checkServed } from '@bank/registry/check/checkServed.ts';
import { findingsOf, type Refusal, refuse } from '@bank/registry/check/Refusal.ts';
import { commandLine } from '@bank/registry/commandLine.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { operator } from '@bank/registry/config/operator.ts';
import { movedBeside } from '@bank/registry/movedBeside.ts';
import { plain } from '@bank/registry/plain.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Channel, Registry } from '@bank/registry/schema.ts';
import { channelOf, type Edit, type State } from '@bank/registry/state.ts';
import { deploymentFacts } from './deploymentFacts.ts';
import { findMember, findPackage, findVersion, type WantedVersion } from './findApp.ts';
import { print } from './print.ts';
import { requireBank } from './requireRegistry.ts';

export interface ChangeOptions {
  why: string;
  /** Packages that change with it, some with their versions. */
  together?: string[];
  /** Overrides check, on record. */
  force?: boolean;
  json?: boolean;
}

interface ChannelChange {
  action: string;
  wanted: string;
  version?: string | undefined;
  canForce?: boolean;
  edit: (app: string, version: string | undefined, current: Registry, others: WantedVersion[]) => Edit;
  /** What the package's channel is set to, for the log. */
  to?: (channel: Partial<Channel> | undefined) => string;
  /** What else could be done, if there is anything. */
  suggest?: (app: string, before: State, after: State) => string;
  /** The success message; `before` is the previous state, `channel` what the package has now. */
  say: (app: string, version: string, before: State, channel: Partial<Channel> | undefined) => string;
}

/** Shared by all commands that change one package's channel. */
export async function changeChannel(
  change: ChannelChange,
  { why, force, together = [], ...options }: ChangeOptions,
): Promise<void> {
  const deployment = await openDeployment();
  const { registry: current, authority } = await requireBank(deployment);
  const app = findPackage(current, change.wanted);
  const version = change.version && findVersion(current, app, change.version);
  const others = together.map((wanted) => findMember(current, wanted));
  const edit = change.edit(app, version, current, others);
  const facts = await deploymentFacts(authority);
  const otherwise = change.canForce ? ' Add --force and --why to override this.' : '';
  const problem = `The ${change.action} of ${app} is refused.${otherwise}`;
  let overridden: Refusal[] = [];
  const checked = async (state: State) => {
    const after = edit(state);
    const served = await checkServed(deployment, state, after, facts);
    const refusals = [...checkChange(state, after, facts), ...served];
    if (refusals.length > 0 && !force) refuse(`${problem}${change.suggest?.(app, state, after) ?? ''}`, refusals);
    overridden = refusals;
    return after;
  };
  const reason = (before: State, after: State) => {
    const forced = findingsOf(overridden);
    const beside = movedBeside(before, after, app);
    const to = change.to?.(channelOf(after, app));
    const named = {
      by: operator(),
      action: change.action,
      app,
      why,
      ...(to && { to }),
      ...(version && { version }),
      ...(beside.length > 0 && { together: beside }),
    };
    return forced.length > 0 ? { ...named, forced } : named;
  };
  const { registry, before } = await revise(deployment, reason, checked);
  const channel = channelOf(registry ?? current, app);
  const { active } = channel ?? {};
  const { forced, together: moved } = registry?.change ?? {};
  for (const finding of forced ?? []) console.error(`Warning: forced despite check. ${plain(finding)}`);
  const changed = `${change.say(app, version ?? active ?? '', before, channel)} (revision ${registry?.revision})${togetherNote(moved)}`;
  const text = registry ? changed : `Nothing to do: ${app} is already in that state (revision ${current.revision}).`;
  const data = {
    revision: (registry ?? current).revision,
    changed: registry !== undefined,
    app,
    active,
    together: moved,
    forced,
  };
  const note = registry && change.action !== 'disable' ? disabledNote(app, channel) : '';
  print(options, data, text + note);
}

function togetherNote(moved: string[] | undefined): string {
  return moved ? `\nTogether with it: ${moved.join(', ')}` : '';
}

/** Warns that customers do not see the change yet. */
export function disabledNote(app: string, channel: Channel | undefined): string {
  if (!channel?.disabled) return '';
  return `\n${app} stays disabled (“${plain(channel.disabled.message)}”). Enable it with: ${commandLine(`enable ${app}`)}`;
}
