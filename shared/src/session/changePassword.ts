import type { PasswordChange } from '../api/schema';
import { withSessionLock } from '../tabs/withSessionLock';
import { ask } from './endpoints/ask';
import { getProfile } from './endpoints/getProfile';

/** `POST /auth/password`, which renews the cookies: no other tab may refresh them meanwhile. @throws like `request` */
export async function changePassword(data: PasswordChange): Promise<void> {
  // Renews an expired session now: that takes the same lock.
  await getProfile();
  await withSessionLock(() => ask('POST /auth/password', { data, attempt: { isRetry: true } }));
}
