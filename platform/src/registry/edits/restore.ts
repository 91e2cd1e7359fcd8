import { OperatorError } from '../../OperatorError.ts';
import type { Registry } from '../schema.ts';
import { channelsOf, type Edit, releaseOf, type State, withChannel } from '../state.ts';
import { dropMissingVersions } from './dropMissingVersions.ts';

/** Remotes that did not exist then leave; releases made since stay in the registry. */
export function restore(past: Registry): Edit {
  return (state) => {
    requireLive(past, state);
    return channelsOf(past).reduce(
      (next, [app, channel]) => withChannel(next, app, dropMissingVersions(state, app, channel)),
      { ...state, remotes: {} },
    );
  };
}

function requireLive(past: Registry, state: State): void {
  const live = channelsOf(past).flatMap(([app, { active, canary }]) =>
    [active, ...(canary ? [canary.version] : [])].map((version) => ({ app, version })),
  );
  const missing = live.filter(({ app, version }) => !releaseOf(state, app, version));
  if (missing.length === 0) return;
  const names = missing.map(({ app, version }) => `${app} ${version}`).join(', ');
  throw new OperatorError(
    `Revision ${past.revision} cannot be restored: ${names} ${missing.length > 1 ? 'are' : 'is'} no longer in the registry. Release what is missing again, or restore a later revision.`,
  );
}
