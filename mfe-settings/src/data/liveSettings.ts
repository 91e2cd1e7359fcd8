import { request } from '@bank/shared/http';
import { changePassword, getProfile } from '@bank/shared/session';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import type * as api from '../api';
import type { Activity, OpenSession, Passkey, SettingsData, StartedTwoStep, TwoStep } from './types';

const pathOf = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;

/** Step 1 says what the passkey is for, the browser makes it, and step 2 keeps it. */
async function addPasskey(name: string): Promise<void> {
  const options = await request<api.PublicKeyCredentialCreationOptions>({ method: 'POST', url: '/passkeys/options' });
  const credential = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  await request({ method: 'POST', url: '/passkeys', data: { name, credential } });
}

export const liveSettings: SettingsData = {
  profile: getProfile,
  startContactChange: async (data) => {
    const { change } = await request<api.StartedProfileChange>({ method: 'PATCH', url: '/profile', data });
    return change;
  },
  confirmContactChange: (data) => request({ method: 'POST', url: '/profile/confirmation', data }),
  changePassword,
  confirmPassword: (password) => request({ method: 'POST', url: '/auth/confirmation', data: { password } }),
  mailCode: async () => {
    const { proof } = await request<api.SentCode>({ method: 'POST', url: '/auth/confirmation/code' });
    return proof;
  },
  confirmMailedCode: (data) => request({ method: 'POST', url: '/auth/confirmation/mailed', data }),
  passkeys: (signal) => request<Passkey[]>({ url: '/passkeys', signal }),
  canAddPasskey: browserSupportsWebAuthn,
  addPasskey,
  renamePasskey: (id, name) => request({ method: 'PATCH', url: pathOf('/passkeys', id), data: { name } }),
  removePasskey: (id) => request({ method: 'DELETE', url: pathOf('/passkeys', id) }),
  twoStep: (signal) => request<TwoStep>({ url: '/two-step', signal }),
  startTwoStep: () => request<StartedTwoStep>({ method: 'POST', url: '/two-step/setup' }),
  turnOnTwoStep: async (data) => {
    const { recoveryCodes } = await request<api.RecoveryCodes>({ method: 'POST', url: '/two-step', data });
    return recoveryCodes;
  },
  turnOffTwoStep: () => request({ method: 'DELETE', url: '/two-step' }),
  sessions: (signal) => request<OpenSession[]>({ url: '/sessions', signal }),
  endSession: (id) => request({ method: 'DELETE', url: pathOf('/sessions', id) }),
  endOtherSessions: () => request({ method: 'DELETE', url: '/sessions' }),
  activity: (signal) => request<Activity[]>({ url: '/activity', signal }),
};
