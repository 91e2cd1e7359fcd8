import { OperatorError } from '../../OperatorError.ts';
import { type Edit, requireChannel, withHeld } from '../state.ts';
import { refusePinned } from './refusePinned.ts';

/** Takes a remote out of the registry: its pages are placeholders again, and its versions are kept for nobody. */
export function retire(app: string): Edit {
  return (state) => {
    if (app === 'shell') throw new OperatorError('The shell cannot be retired: every page stands in it.');
    refusePinned(app, requireChannel(state, app));
    const { [app]: _, ...remotes } = state.remotes;
    return withHeld({ ...state, remotes }, app, []);
  };
}
