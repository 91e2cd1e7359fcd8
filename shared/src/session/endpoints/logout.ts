import { request } from '../../http';

/** `POST /auth/logout`. */
export function logout(): Promise<void> {
  return request({ method: 'post', url: '/auth/logout' });
}
