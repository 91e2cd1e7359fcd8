import { OperatorError } from '../../OperatorError.ts';
import type { Channel } from '../schema.ts';

/** @throws {OperatorError} while the package is pinned */
export function refusePinned(app: string, channel: Channel | undefined): void {
  if (!channel?.pinned) return;
  throw new OperatorError(
    `${app} is pinned to ${channel.active}. Take the pin out with "bank unpin ${app}", or release with --hold.`,
  );
}
