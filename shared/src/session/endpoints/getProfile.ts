import type * as api from '../../api/schema';
import { request } from '../../http';

export type Profile = Pick<api.Profile, 'firstName' | 'lastName' | 'email' | 'phone' | 'customerSince'>;

/** `GET /auth/me`. @throws like `request` */
export function getProfile(signal?: AbortSignal): Promise<Profile> {
  return request({ method: 'get', url: '/auth/me', signal });
}
