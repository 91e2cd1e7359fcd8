import { commandLine } from '../commandLine.ts';
import type { Deployment } from '../Deployment.ts';
import type { Bank } from './BankReader.ts';

export function oldFormProblem({ store }: Pick<Deployment, 'store'>): string {
  return `${store.address} has the form before streams by role, which is served and not changed. Carry it over: ${commandLine('carry-over')}`;
}

/** The operators' document is written last: from then on the form before never counts again, whatever is revoked. */
export function isCarriedOver({ files, past }: Pick<Bank, 'files' | 'past'>): boolean {
  return files.has('operators') || past.some(({ stream }) => stream === 'operators');
}
