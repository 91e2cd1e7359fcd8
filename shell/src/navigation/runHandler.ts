import { notifyFailure } from '@bank/shared/ui';
import { text } from '../messages';

/** A remote's handler may throw, or reject later: neither may take the page down. */
export async function runHandler(label: string, handler: () => unknown): Promise<void> {
  try {
    await handler();
  } catch (error) {
    console.error(`The action "${label}" failed.`, error);
    notifyFailure(text('header.actionFailed', { label }), error, text('header.actionFailedText'));
  }
}
