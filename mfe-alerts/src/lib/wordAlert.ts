import { wordTransaction } from '@bank/shared/wording';
import type { Alert, AlertKind } from '../data/types';
import { type TextKey, text } from '../messages';

export const kindNames = {
  'money-in': 'kind.moneyIn',
  'money-out': 'kind.moneyOut',
  'low-balance': 'kind.lowBalance',
  'card-used': 'kind.cardUsed',
  'card-declined': 'kind.cardDeclined',
  'payment-failed': 'kind.paymentFailed',
  'new-device': 'kind.newDevice',
  security: 'kind.security',
} as const satisfies Record<AlertKind, TextKey>;

const events: Partial<Record<string, TextKey>> = {
  'transfer-returned': 'event.transferReturned',
  'password-changed': 'event.passwordChanged',
  'password-reset': 'event.passwordReset',
  'contact-changed': 'event.contactChanged',
  'passkey-added': 'event.passkeyAdded',
  'passkey-removed': 'event.passkeyRemoved',
  'two-step-turned-on': 'event.twoStepOn',
  'two-step-turned-off': 'event.twoStepOff',
  'recovery-code-used': 'event.recoveryCodeUsed',
  'token-reused': 'event.tokenReused',
};

const reasons: Partial<Record<string, TextKey>> = {
  'insufficient-funds': 'reason.insufficientFunds',
  'spending-limit': 'reason.spendingLimit',
  'cash-limit': 'reason.cashLimit',
  frozen: 'reason.frozen',
  blocked: 'reason.blocked',
  expired: 'reason.expired',
  online: 'reason.online',
  contactless: 'reason.contactless',
  abroad: 'reason.abroad',
  cash: 'reason.cash',
  currency: 'reason.currency',
};

export function titleOf({ kind, event = '' }: Alert): string {
  return text(events[event] ?? kindNames[kind]);
}

/** Says what it is about, in the language of this moment. */
export function detailOf({ kind, description, wording, reason = '', lastFour }: Alert): string {
  if (description) return wordTransaction({ description, ...(wording && { wording }) });
  if (kind === 'low-balance') return text('detail.lowBalance', { lastFour: lastFour ?? '' });
  if (kind === 'card-declined') return text(reasons[reason] ?? 'detail.cardDeclined');
  if (kind === 'payment-failed') return text(reasons[reason] ?? 'detail.paymentFailed');
  return text('detail.security');
}
