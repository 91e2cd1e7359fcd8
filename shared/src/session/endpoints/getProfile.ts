import { request } from '../../http';

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Day of the first account, `2019-03-04`. */
  customerSince: string;
}

/** `GET /auth/me`: the signed-in customer's profile. */
export function getProfile(signal?: AbortSignal): Promise<Profile> {
  return request({ method: 'get', url: '/auth/me', signal });
}
