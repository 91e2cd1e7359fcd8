import { request } from '@bank/shared/http';

export function getHealth(signal?: AbortSignal): Promise<unknown> {
  return request({ method: 'get', url: '/health', signal });
}
