import { request } from '@bank/shared/http';

/** `GET /health`: whether the bank can work, for whoever is not signed in. */
export function getHealth(signal?: AbortSignal): Promise<unknown> {
  return request({ method: 'get', url: '/health', signal });
}
