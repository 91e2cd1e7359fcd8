import { checkFit } from '../check/fitRules.ts';
import { refuse } from '../check/Refusal.ts';
import { revise } from '../registry/revise.ts';
import { channelOf, type Edit, requireRelease, type State } from '../registry/state.ts';
import { findApp, findVersion } from './findApp.ts';
import { openDeployment } from './openDeployment.ts';
import { operator } from './operator.ts';
import { print } from './print.ts';
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
  /** What was done, in words. */
  say: (app: string, version: string) => string;
}

/** What the commands that change one package's channel have in common: find it, edit, check, sign, print. */
export async function changeChannel(change: ChannelChange, { why, ...options }: ChangeOptions): Promise<void> {
  const deployment = await openDeployment();
  const current = await requireRegistry(deployment);
  const app = findApp(current, change.wanted);
  const version = change.version && findVersion(current, app, change.version);
  const edit = change.edit(app, version);
  const reason = { by: operator(), action: change.action, app, why, ...(version && { version }) };
  const { registry } = await revise(deployment, reason, (state) => stillFitting(app, state, edit(state)));
  const { active } = channelOf(registry ?? current, app) ?? { active: '' };
  const changed = `${change.say(app, version ?? active)} (revision ${registry?.revision})`;
  const text = registry ? changed : `Nothing to do: ${app} is so already (revision ${current.revision}).`;
  print(options, { revision: (registry ?? current).revision, changed: registry !== undefined, app, active }, text);
}

/** Whatever newly goes live has to fit what is live by now, however well it did when it was released. */
function stillFitting(app: string, before: State, after: State): State {
  const versions = (state: State) => {
    const channel = channelOf(state, app);
    return [channel?.active, channel?.canary?.version];
  };
  const known = versions(before);
  for (const version of versions(after)) {
    if (version && !known.includes(version))
      refuse(`${app} ${version}`, checkFit(requireRelease(after, app, version), after));
  }
  return after;
}
