import { request } from '@bank/shared/http';

/** `GET /health` needs no session. */
export function getHealth(signal?: AbortSignal): Promise<unknown> {
  return request({ method: 'get', url: '/health', signal });
}
