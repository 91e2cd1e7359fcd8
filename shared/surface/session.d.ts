// What `@bank/shared/session` exports. Made by `npm run surface`; do not edit.

import type {
  PasskeySignIn,
  PasswordChange,
  Profile as Profile2,
  SignInCode,
  StartedSignIn,
  components,
} from '@bank/shared/api';
export declare class CodeNeeded extends Error {
  readonly name = 'CodeNeeded';
  readonly started: StartedSignIn;
  constructor(started: StartedSignIn);
}
export type Credentials = components['schemas']['Credentials'];
export type Profile = Pick<Profile2, 'firstName' | 'lastName' | 'email' | 'phone' | 'customerSince'>;
export declare const SAMPLE_SIGN_IN_MS: number;
export type SessionEnd = 'left' | 'expired' | 'inactive';
export declare function changePassword(data: PasswordChange): Promise<void>;
export declare function getProfile(signal?: AbortSignal): Promise<Profile>;
export declare function sessionSignal(): AbortSignal | undefined;
export declare function setSession(status: SessionState['status'], end?: SessionEnd): void;
export declare function signIn(
  credentials: Credentials | PasskeySignIn | SignInCode,
  signal?: AbortSignal,
): Promise<void>;
export declare function signOut(end?: SessionEnd): void;
export declare const useSession: import('zustand').UseBoundStore<import('zustand').StoreApi<SessionState>>;
export declare function watchSession(): () => void;
interface SessionState {
  status: 'signed-in' | 'signed-out';
  id?: string;
  end?: SessionEnd;
}
export {};
