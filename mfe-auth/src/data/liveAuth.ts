import type * as api from '../api';
import { ask } from './ask';
import type { AuthData } from './types';

export const liveAuth: AuthData = {
  startRegistration: async ({ accountNumber, idNumber, phone, firstName, lastName, dateOfBirth, email }) => {
    const details = { accountNumber, idNumber, phone, firstName, lastName, dateOfBirth, email };
    const data: api.Identity = trimAll(details);
    const { registration } = await ask('POST /registrations/identity', { data });
    return registration;
  },
  register: async ({ code, username, password }, registration = '') => {
    const data: api.Registration = { registration, code, username: username.trim(), password, terms: true };
    await ask('POST /registrations', { data });
    return 'ready';
  },
  forgotPassword: async (data) => {
    await ask('POST /auth/forgot-password', { data });
    return 'code';
  },
  resetPassword: ({ code, password }) => ask('POST /auth/reset-password', { data: { code, password } }),
};

/** Mobile keyboards append spaces. */
function trimAll<T extends Record<string, string>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as T;
}
