import { OperatorError } from '../OperatorError.ts';
import { type Edit, requireChannel, withoutRemote } from '../state.ts';
import { refusePinned } from './refusePinned.ts';

export function retire(app: string): Edit {
  return (state) => {
    if (app === 'shell') throw new OperatorError('The shell cannot be retired: every page runs in it.');
    refusePinned(app, requireChannel(state, app));
    return withoutRemote(state, app);
  };
}
