import type { Profile } from '@bank/shared/session';
import type { Activity, OpenSession, Passkey, SettingsData, TwoStep } from './types';

interface Sample {
  profile: Profile;
  /** Any six digits, which nobody sends. */
  hasShownCode: boolean;
  passkeys: Passkey[];
  twoStep: TwoStep;
  sessions: OpenSession[];
  activity: Activity[];
}

const KEY = 'bank:sample-settings';
const HOUR_MS = 3_600_000;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1';
const WORK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString();
}

function initial(): Sample {
  const network = '203.0.113.24';
  const here = { startedAt: hoursAgo(0), lastSeenAt: hoursAgo(0), network, browser: navigator.userAgent };
  const elsewhere = { startedAt: hoursAgo(3), lastSeenAt: hoursAgo(1), isCurrent: false };
  return {
    profile: {
      firstName: 'Amelia',
      lastName: 'Hart',
      email: 'amelia.hart@mail.example',
      phone: '+1 800 555 0176',
      customerSince: '2019-03-04',
    },
    hasShownCode: false,
    passkeys: [{ id: 'phone', name: 'Phone', addedAt: hoursAgo(900), usedAt: hoursAgo(3) }],
    twoStep: { isOn: false, hasApp: false, recoveryCodes: 0 },
    sessions: [
      { id: 'here', ...here, isCurrent: true },
      { id: 'phone', ...elsewhere, network, browser: PHONE },
      { id: 'work', ...elsewhere, network: '198.51.100.7', browser: WORK },
    ],
    activity: [
      eventOf(4, 'signed-in', network, hoursAgo(0), { browser: navigator.userAgent }),
      eventOf(3, 'signed-in', network, hoursAgo(3), { browser: PHONE, passkey: 'phone' }),
      eventOf(2, 'sign-in-refused', '198.51.100.7', hoursAgo(28)),
      eventOf(1, 'passkey-added', network, hoursAgo(900)),
    ],
  };
}

function eventOf(number: number, event: string, network: string, at: string, details = {}): Activity {
  return { number, at, event, network, details };
}

function read(): Sample {
  const kept = sessionStorage.getItem(KEY);
  return kept ? { ...initial(), ...(JSON.parse(kept) as Partial<Sample>) } : initial();
}

/** Kept in the tab, so that a visitor can try every step without a server. */
function update(event: string, change: (sample: Sample) => Partial<Sample>): void {
  const sample = read();
  const activity = [eventOf(sample.activity.length + 1, event, '203.0.113.24', hoursAgo(0)), ...sample.activity];
  sessionStorage.setItem(KEY, JSON.stringify({ ...sample, activity, ...change(sample) }));
}

/** Letters and digits that are not mistaken for one another. */
function randomText(length: number): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ234567';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => signs[byte % signs.length]).join('');
}

/** Rejects as the bank does where another session has added a passkey: those of this tab are removed at once. */
function requireCode(passkey: string): void {
  const isOfThisTab = !initial().passkeys.some(({ id }) => id === passkey);
  if (!isOfThisTab && !read().hasShownCode) throw refusal(403, 'code-needed');
}

function refusal(status: number, name: string): Error {
  return Object.assign(new Error(name), { response: { status, data: { type: `/problems/${name}`, detail: name } } });
}

/** The only contact change under way. */
let asked: Partial<Profile> = {};

export const sampleSettings: SettingsData = {
  profile: async () => read().profile,
  startContactChange: async ({ email, phone }) => {
    asked = { ...(email && { email }), ...(phone && { phone }) };
    return 'sample';
  },
  confirmContactChange: async () => update('contact-changed', ({ profile }) => ({ profile: { ...profile, ...asked } })),
  changePassword: async () =>
    update('password-changed', ({ sessions }) => ({ sessions: sessions.filter(({ isCurrent }) => isCurrent) })),
  confirmPassword: async () => {},
  mailCode: async () => 'sample',
  confirmMailedCode: async () => update('code-confirmed', ({ activity }) => ({ activity, hasShownCode: true })),
  passkeys: async () => read().passkeys,
  canAddPasskey: () => true,
  addPasskey: async (name) =>
    update('passkey-added', ({ passkeys }) => ({
      passkeys: [...passkeys, { id: crypto.randomUUID(), name, addedAt: hoursAgo(0) }],
    })),
  renamePasskey: async (id, name) =>
    update('passkey-renamed', ({ passkeys, activity }) => ({
      activity,
      passkeys: passkeys.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey)),
    })),
  removePasskey: async (id) => {
    requireCode(id);
    update('passkey-removed', ({ passkeys }) => ({ passkeys: passkeys.filter((passkey) => passkey.id !== id) }));
  },
  twoStep: async () => read().twoStep,
  startTwoStep: async () => {
    const secret = randomText(32);
    const uri = `otpauth://totp/International%20Bank:amelia.hart?issuer=International%20Bank&secret=${secret}`;
    return { secret, uri, expiresAt: hoursAgo(-1), isCodeMailed: false };
  },
  turnOnTwoStep: async ({ code }) => {
    const codes = Array.from({ length: 8 }, () => Array.from({ length: 4 }, () => randomText(4)).join('-'));
    update('two-step-turned-on', () => ({
      twoStep: { isOn: true, hasApp: code !== undefined, since: hoursAgo(0), recoveryCodes: codes.length },
    }));
    return codes;
  },
  turnOffTwoStep: async () => update('two-step-turned-off', () => ({ twoStep: initial().twoStep })),
  sessions: async () => read().sessions,
  endSession: async (id) =>
    update('session-ended', ({ sessions }) => ({ sessions: sessions.filter((session) => session.id !== id) })),
  endOtherSessions: async () =>
    update('session-ended', ({ sessions }) => ({ sessions: sessions.filter(({ isCurrent }) => isCurrent) })),
  // The accounts of the demonstration stay open.
  leave: async () => Promise.reject(refusal(409, 'accounts-open')),
  activity: async () => read().activity,
};
