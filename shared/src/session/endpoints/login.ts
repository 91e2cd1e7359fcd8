import { request } from '../../http';

export interface Credentials {
  username: string;
  password: string;
}

/** `POST /auth/login`: starts a session; the answer's cookies carry it. */
export function login(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  return request({ method: 'post', url: '/auth/login', data: credentials, signal });
}
