// What `@bank/shared/session` exports. Made by `npm run surface`; do not edit.

import type { PasskeySignIn, PasswordChange, Profile as Profile2, SignInCode, StartedSignIn, components } from './api';
/** The password is right, but the bank asks for a code too: nobody is signed in. */
export declare class CodeNeeded extends Error {
  readonly name = 'CodeNeeded';
  readonly started: StartedSignIn;
  constructor(started: StartedSignIn);
}
export type Credentials = components['schemas']['Credentials'];
export type Profile = Pick<Profile2, 'firstName' | 'lastName' | 'email' | 'phone' | 'customerSince'>;
/** Duration of the simulated sign-in in sample mode. */
export declare const SAMPLE_SIGN_IN_MS: number;
export type SessionEnd = 'left' | 'expired' | 'inactive';
/** `POST /auth/password`, which renews the cookies: no other tab may refresh them meanwhile. @throws like `request` */
export declare function changePassword(data: PasswordChange): Promise<void>;
/** `GET /auth/me`. @throws like `request` */
export declare function getProfile(signal?: AbortSignal): Promise<Profile>;
/** Aborts when the current session ends; `undefined` while signed out. */
export declare function sessionSignal(): AbortSignal | undefined;
/** Starts or ends the session in this tab and all others. */
export declare function setSession(status: SessionState['status'], end?: SessionEnd): void;
/** Signs the customer in, in all tabs. @throws {CodeNeeded}, like `request`, or the signal's reason */
export declare function signIn(
  credentials: Credentials | PasskeySignIn | SignInCode,
  signal?: AbortSignal,
): Promise<void>;
/** Signs the customer out in all tabs at once, and on the server as soon as it can be reached. */
export declare function signOut(end?: SessionEnd): void;
export declare const useSession: import('zustand').UseBoundStore<import('zustand').StoreApi<SessionState>>;
/** Keeps the session in step with other tabs, and sends a pending logout once online. @returns unsubscribes */
export declare function watchSession(): () => void;
interface SessionState {
  status: 'signed-in' | 'signed-out';
  /** Distinguishes this session from the next; not a secret. */
  id?: string;
  /** How the last session ended. Unless the customer `left`, the next sign-in returns to the same page. */
  end?: SessionEnd;
}
export {};
