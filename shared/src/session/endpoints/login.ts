import type { Credentials, PasskeySignIn, Session } from '../../api/schema';
import { request } from '../../http';

export type { Credentials, PasskeySignIn };

/** `POST /auth/login` or `POST /auth/passkey`. The response's cookies carry the session. */
export function login(data: Credentials | PasskeySignIn, signal?: AbortSignal): Promise<Session> {
  const url = 'credential' in data ? '/auth/passkey' : '/auth/login';
  return request({ method: 'post', url, data, signal });
}
