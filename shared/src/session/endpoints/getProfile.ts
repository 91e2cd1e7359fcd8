import type * as api from '../../api/schema';
import { ask } from './ask';

export type Profile = Pick<api.Profile, 'firstName' | 'lastName' | 'email' | 'phone' | 'customerSince'>;

/** `GET /auth/me`. @throws like `request` */
export function getProfile(signal?: AbortSignal): Promise<Profile> {
  return ask('GET /auth/me', { signal });
}
