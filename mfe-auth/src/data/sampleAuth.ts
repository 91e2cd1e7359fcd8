import { submitRegistration } from './submitRegistration';
import type { AuthData } from './types';

/** Simulated: sends nothing. */
export const sampleAuth: AuthData = {
  startRegistration: async () => undefined,
  register: async (registration) => {
    await submitRegistration(registration);
    return 'received';
  },
  forgotPassword: async () => 'link',
  resetPassword: async () => {},
};
