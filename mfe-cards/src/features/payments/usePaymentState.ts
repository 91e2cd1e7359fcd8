import type { BadgeProps } from '@bank/shared/ui';
import type { CardPayment } from '../../data/types';
import { useText } from '../../messages';

interface PaymentState {
  label: string;
  tone: BadgeProps['tone'];
  detail?: string;
  isPaid: boolean;
}

/** Says the state in plain words; nothing when booked, which is the rule. */
export function usePaymentState({ state, reason }: CardPayment): PaymentState | undefined {
  const text = useText();
  if (state === 'pending') return { label: text('payment.pending'), tone: 'neutral', isPaid: true };
  if (state === 'released') {
    return { label: text('payment.released'), tone: 'neutral', detail: text('payment.releasedText'), isPaid: false };
  }
  if (state !== 'declined') return undefined;
  const detail = reason && text(`declined.${reason}`);
  return { label: text('payment.declined'), tone: 'negative', ...(detail && { detail }), isPaid: false };
}
