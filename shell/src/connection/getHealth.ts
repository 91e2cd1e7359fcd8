import { request } from '@bank/shared/http';

/** `GET /health`: whether the bank can work, without a session. */
export function getHealth(signal?: AbortSignal): Promise<unknown> {
  return request({ method: 'get', url: '/health', signal });
}
