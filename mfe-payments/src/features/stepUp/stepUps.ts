import type * as api from '@bank/shared/api';
import { request } from '@bank/shared/http';

type Browser = typeof import('@simplewebauthn/browser');
type OptionsJson = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];

export interface StepUp extends api.StartedStepUp {
  id: string;
}

const pathOf = (id: string) => `/step-ups/${encodeURIComponent(id)}`;
const confirm = (id: string, data: api.OrderConfirmation) => request<void>({ method: 'POST', url: pathOf(id), data });

/** The bank says how the order is confirmed, and sends a code where there is no passkey. Rejects like `request`. */
export async function startStepUp(id: string): Promise<StepUp> {
  return { id, ...(await request<api.StartedStepUp>({ method: 'POST', url: `${pathOf(id)}/options` })) };
}

/** Rejects with the browser’s `DOMException` when the customer says no. */
export async function confirmByPasskey({ id, options }: StepUp): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON: options as unknown as OptionsJson });
  await confirm(id, { credential: credential as NonNullable<api.OrderConfirmation['credential']> });
}

export async function confirmByCode({ id, proof }: StepUp, code: string): Promise<void> {
  await confirm(id, { ...(proof && { proof }), code });
}
