import { commandLine } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Channel } from '../schema.ts';

export function refusePinned(app: string, channel: Channel | undefined, alternative = ''): void {
  if (!channel?.pinned) return;
  throw new OperatorError(
    `${app} is pinned to ${channel.active}. Unpin it with "${commandLine(`unpin ${app}`)}"${alternative}.`,
  );
}
