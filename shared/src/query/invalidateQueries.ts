import { useCore } from './loadCore';

/**
 * Says that what is known from these addresses (`/accounts`) has changed, for example by a transfer: what is on screen
 * loads again, in whichever remote, and the rest when it is next shown.
 */
export function invalidateQueries(...addresses: string[]): void {
  for (const address of addresses) useCore.getState().core?.invalidate(address);
}
