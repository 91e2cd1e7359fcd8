import { request } from '../../http';

/** `POST /auth/logout`: ends the session on the server. */
export function logout(): Promise<void> {
  return request({ method: 'post', url: '/auth/logout' });
}
