import type { PasswordChange } from '@bank/shared/api';
import type { Profile } from '@bank/shared/session';
import type {
  Activity,
  MailedCode,
  OpenSession,
  Passkey,
  ProfileConfirmation,
  StartedTwoStep,
  TwoStep,
  TwoStepCode,
} from '../api';

export type { Activity, OpenSession, Passkey, TwoStep } from '../api';

/** Either of the two. */
interface ContactChange {
  email?: string;
  phone?: string;
  password: string;
}

/** Every method rejects with what `request` of `@bank/shared/http` rejects with. */
export interface SettingsData {
  profile(signal?: AbortSignal): Promise<Profile>;
  /** Sends a code. @returns the proof that it belongs to */
  startContactChange(change: ContactChange): Promise<string>;
  confirmContactChange(confirmation: ProfileConfirmation): Promise<void>;
  changePassword(change: PasswordChange): Promise<void>;
  /** Gives the password that a `confirmation-needed` refusal asks for. */
  confirmPassword(password: string): Promise<void>;
  /** Mails the code that a `code-needed` refusal asks for. @returns the proof that the code belongs to */
  mailCode(): Promise<string>;
  confirmMailedCode(code: MailedCode): Promise<void>;
  passkeys(signal?: AbortSignal): Promise<Passkey[]>;
  /** Whether this browser can have one. */
  canAddPasskey(): boolean;
  /** The browser asks for finger, face or PIN. Rejects with its `DOMException` when the customer or the device says no. */
  addPasskey(name: string): Promise<void>;
  renamePasskey(id: string, name: string): Promise<void>;
  removePasskey(id: string): Promise<void>;
  twoStep(signal?: AbortSignal): Promise<TwoStep>;
  /** Changes nothing yet. May send a code by mail. */
  startTwoStep(): Promise<StartedTwoStep>;
  /** Makes passkeys alone the second step if the code is omitted. @returns recovery codes, which cannot be read again */
  turnOnTwoStep(codes: TwoStepCode): Promise<string[]>;
  turnOffTwoStep(): Promise<void>;
  sessions(signal?: AbortSignal): Promise<OpenSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Whoever has left is signed out everywhere, for good. */
  leave(): Promise<void>;
  /** The newest first. */
  activity(signal?: AbortSignal): Promise<Activity[]>;
}
