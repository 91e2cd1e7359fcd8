import { OperatorError } from '../../OperatorError.ts';
import { type Edit, requireChannel, withChannel } from '../state.ts';

/** Takes a remote out of service. Its pages say why; everything else goes on. */
export function disable(app: string, message: string): Edit {
  return (state) => {
    if (app === 'shell')
      throw new OperatorError('The shell cannot be disabled: every page stands in it. Roll it back.');
    return withChannel(state, app, { ...requireChannel(state, app), disabled: { message } });
  };
}

/** Puts a remote back into service. */
export function enable(app: string): Edit {
  return (state) => {
    const { disabled, ...channel } = requireChannel(state, app);
    return disabled ? withChannel(state, app, channel) : state;
  };
}
