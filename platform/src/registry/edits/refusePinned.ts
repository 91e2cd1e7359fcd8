import { commandLine } from '../../commandLine.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { Channel } from '../schema.ts';

/** @throws {OperatorError} while the package is pinned. @param otherwise what else may be done about it */
export function refusePinned(app: string, channel: Channel | undefined, otherwise = ''): void {
  if (!channel?.pinned) return;
  throw new OperatorError(
    `${app} is pinned to ${channel.active}. Take the pin out with "${commandLine(`unpin ${app}`)}"${otherwise}.`,
  );
}
