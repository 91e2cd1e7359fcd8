import { OperatorError } from '../OperatorError.ts';
import { type Edit, requireChannel, withChannel } from '../state.ts';

export function disable(app: string, message: string): Edit {
  return (state) => {
    if (app === 'shell')
      throw new OperatorError('The shell cannot be disabled: every page runs in it. Roll it back instead.');
    return withChannel(state, app, { ...requireChannel(state, app), disabled: { message } });
  };
}

export function enable(app: string): Edit {
  return (state) => {
    const { disabled, ...channel } = requireChannel(state, app);
    return disabled ? withChannel(state, app, channel) : state;
  };
}
