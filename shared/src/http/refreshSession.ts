import type { AxiosInstance } from 'axios';

export const REFRESH_URL = '/auth/refresh';

/** `POST /auth/refresh`: renews the session's cookies. */
export async function refreshSession(client: AxiosInstance): Promise<void> {
  await client.post(REFRESH_URL);
}
