import { OperatorError } from '../OperatorError.ts';
import { channelOf, type Edit, requireChannel, withAbsent, withChannel } from '../state.ts';

export function disable(app: string, message: string): Edit {
  return (state) => {
    if (app === 'shell')
      throw new OperatorError('The shell cannot be disabled: every page runs in it. Roll it back instead.');
    const channel = channelOf(state, app);
    if (channel) return withChannel(state, app, { ...channel, disabled: { message } });
    return withAbsent(state, app, { disabled: { message } });
  };
}

export function enable(app: string): Edit {
  return (state) => {
    if (state.absent?.[app]?.disabled) return withAbsent(state, app, { disabled: undefined });
    const { disabled, ...channel } = requireChannel(state, app);
    return disabled ? withChannel(state, app, channel) : state;
  };
}
