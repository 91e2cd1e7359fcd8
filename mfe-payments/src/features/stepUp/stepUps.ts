import type * as api from '@bank/shared/api';
import { paymentsData } from '../../data/paymentsData';

type Browser = typeof import('@simplewebauthn/browser');
type OptionsJson = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];

export interface StepUp extends api.StartedStepUp {
  id: string;
}

/** Rejects like `request`. */
export async function startStepUp(id: string): Promise<StepUp> {
  return { id, ...(await paymentsData().startStepUp(id)) };
}

/** Rejects with the browser’s `DOMException` when the customer says no. */
export async function confirmByPasskey({ id, options }: StepUp): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON: options as unknown as OptionsJson });
  await paymentsData().confirmStepUp(id, {
    credential: credential as NonNullable<api.OrderConfirmation['credential']>,
  });
}

export async function confirmByCode({ id, proof }: StepUp, code: string): Promise<void> {
  await paymentsData().confirmStepUp(id, { ...(proof && { proof }), code });
}
