import { request } from '../../http';

export function logout(): Promise<void> {
  return request({ method: 'post', url: '/auth/logout' });
}
