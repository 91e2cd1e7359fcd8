import { request } from '@bank/shared/http';
import type * as api from '../api';
import type { AuthData } from './types';

export const liveAuth: AuthData = {
  startRegistration: async ({ accountNumber, idNumber, phone, firstName, lastName, dateOfBirth, email }) => {
    const details = { accountNumber, idNumber, phone, firstName, lastName, dateOfBirth, email };
    const data: api.Identity = trimAll(details);
    const { registration } = await post<api.StartedRegistration>('/registrations/identity', data);
    return registration;
  },
  register: async ({ code, username, password }, registration = '') => {
    const data: api.Registration = { registration, code, username: username.trim(), password, terms: true };
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

/** Mobile keyboards append spaces. */
function trimAll<T extends Record<string, string>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as T;
}
