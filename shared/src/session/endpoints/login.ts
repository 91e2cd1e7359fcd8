import type { Credentials, Session } from '../../api/schema';
import { request } from '../../http';

export type { Credentials };

/** `POST /auth/login`. The response's cookies carry the session. */
export function login(credentials: Credentials, signal?: AbortSignal): Promise<Session> {
  return request({ method: 'post', url: '/auth/login', data: credentials, signal });
}
