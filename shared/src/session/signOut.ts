import { bankConfig } from '../config';
import { logout } from './endpoints/logout';
import { setSession } from './store';

/** Signs the customer out: here and in all tabs at once, whether or not the server can be reached. */
export function signOut(): void {
  setSession('signed-out', { hasLeft: true });
  if (bankConfig().dataMode === 'live')
    logout().catch((error) => console.error('Failed to sign out on the server', error));
}
