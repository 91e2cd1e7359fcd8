import { type BankOptions, renderInBank } from '@bank/shared/testing';
import remote from '../../remote';
import AuthPages from '../routes/AuthPages';

/** Renders the public pages at `path`, for somebody who is not signed in. */
export function renderAuth(path: string, options: BankOptions = {}): ReturnType<typeof renderInBank> {
  return renderInBank(<AuthPages />, { remote, path, session: 'signed-out', ...options });
}
