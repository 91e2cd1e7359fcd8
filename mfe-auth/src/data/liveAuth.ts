import type * as api from '@bank/shared/api';
import { request } from '@bank/shared/http';
import type { AuthData } from './types';

export const liveAuth: AuthData = {
  checkIdentity: async ({ accountNumber, idNumber, phone }) => {
    const data: api.Identity = { accountNumber, idNumber, phone };
    const { registration } = await post<api.StartedRegistration>('/registrations/identity', data);
    return registration;
  },
  register: async ({ firstName, lastName, dateOfBirth, email, username, password }, registration) => {
    const person = { firstName, lastName, dateOfBirth, email, username, password };
    const data: api.Registration = { registration, ...trimFields(person), terms: true };
    await post('/registrations', data);
    return 'ready';
  },
  forgotPassword: async (data) => {
    await post('/auth/forgot-password', data);
    return 'code';
  },
  resetPassword: ({ code, password }) => post('/auth/reset-password', { code, password } satisfies api.PasswordReset),
};

function post<T = void>(url: string, data: unknown): Promise<T> {
  return request<T>({ method: 'post', url, data });
}

/** Mobile keyboards append spaces; in a password a space may be intended. */
function trimFields<T extends Record<string, string>>(texts: T): T {
  const entries = Object.entries(texts).map(([name, text]) => [name, name === 'password' ? text : text.trim()]);
  return Object.fromEntries(entries) as T;
}
