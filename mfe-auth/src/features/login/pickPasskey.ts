import type { PasskeySignIn } from '@bank/shared/api';
import { ask } from '../../data/ask';

type Credential = PasskeySignIn['credential'];
type Browser = typeof import('@simplewebauthn/browser');
type OptionsJson = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];

/** Loads after the page, which does not need it. */
const loadBrowser = (): Promise<Browser> => import('@simplewebauthn/browser');

/**
 * The browser asks for a passkey at once. It rejects with a `DOMException` when the customer picks none, and like
 * `request` when the bank cannot be asked.
 */
export async function askForPasskey(signal: AbortSignal): Promise<Credential> {
  return start(signal, false);
}

/**
 * The browser offers passkeys at the field that is `autocomplete="webauthn"`, for as long as it takes.
 * @returns `undefined` where it cannot
 */
export async function awaitPasskey(signal: AbortSignal): Promise<Credential | undefined> {
  const canOffer = await PublicKeyCredential.isConditionalMediationAvailable?.();
  return canOffer ? start(signal, true).catch(() => undefined) : undefined;
}

async function start(signal: AbortSignal, useBrowserAutofill: boolean): Promise<Credential> {
  const { startAuthentication, WebAuthnAbortService } = await loadBrowser();
  const options = await ask('POST /auth/passkey/options', { signal });
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const optionsJSON = options as unknown as OptionsJson;
  return (await startAuthentication({ optionsJSON, useBrowserAutofill })) as Credential;
}
