import { ask } from './ask';

export function logout(): Promise<void> {
  return ask('POST /auth/logout');
}
