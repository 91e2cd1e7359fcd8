import { failureOf } from '../http';
import { notify } from '../toast';
import { Reference } from './Reference';

/** Says in a toast that something failed, with the reference where the bank is the reason. @param description defaults to what the error says */
export function notifyFailure(title: string, error: unknown, description?: string): void {
  const { text, reference } = failureOf(error);
  const detail = reference && <Reference reference={reference} />;
  notify({ kind: 'error', title, description: description ?? text, ...(detail && { detail }) });
}
