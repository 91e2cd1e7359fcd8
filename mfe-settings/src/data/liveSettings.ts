import { changePassword, getProfile } from '@bank/shared/session';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import type { NewPasskey } from '../api';
import { ask } from './ask';
import type { SettingsData } from './types';

/** Step 1 says what the passkey is for, the browser makes it, and step 2 keeps it. */
async function addPasskey(name: string): Promise<void> {
  const options = await ask('POST /passkeys/options');
  const credential = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  await ask('POST /passkeys', { data: { name, credential: credential as NewPasskey['credential'] } });
}

export const liveSettings: SettingsData = {
  profile: getProfile,
  startContactChange: async (data) => {
    const { change } = await ask('PATCH /profile', { data });
    return change;
  },
  confirmContactChange: async (data) => void (await ask('POST /profile/confirmation', { data })),
  changePassword,
  confirmPassword: (password) => ask('POST /auth/confirmation', { data: { password } }),
  mailCode: async () => {
    const { proof } = await ask('POST /auth/confirmation/code');
    return proof;
  },
  confirmMailedCode: (data) => ask('POST /auth/confirmation/mailed', { data }),
  passkeys: (signal) => ask('GET /passkeys', { signal }),
  canAddPasskey: browserSupportsWebAuthn,
  addPasskey,
  renamePasskey: async (id, name) => void (await ask('PATCH /passkeys/{id}', { path: { id }, data: { name } })),
  removePasskey: (id) => ask('DELETE /passkeys/{id}', { path: { id } }),
  twoStep: (signal) => ask('GET /two-step', { signal }),
  startTwoStep: () => ask('POST /two-step/setup'),
  turnOnTwoStep: async (data) => {
    const { recoveryCodes } = await ask('POST /two-step', { data });
    return recoveryCodes;
  },
  turnOffTwoStep: () => ask('DELETE /two-step'),
  sessions: (signal) => ask('GET /sessions', { signal }),
  endSession: (id) => ask('DELETE /sessions/{id}', { path: { id } }),
  endOtherSessions: () => ask('DELETE /sessions'),
  leave: () => ask('DELETE /profile'),
  activity: (signal) => ask('GET /activity', { signal }),
};
