import type { TextKey } from '../../messages';

/** By the name of the audit’s event; those of other squads have none of their own here. */
export const activityTexts: Record<string, TextKey> = {
  registered: 'activity.registered',
  'signed-in': 'activity.signedIn',
  'sign-in-refused': 'activity.signInRefused',
  'sign-in-limited': 'activity.signInRefused',
  'sign-in-closed': 'activity.signInClosed',
  'signed-out': 'activity.signedOut',
  'session-idle': 'activity.sessionIdle',
  'session-ended': 'activity.sessionEnded',
  'token-reused': 'activity.tokenReused',
  'reset-requested': 'activity.resetRequested',
  'code-refused': 'activity.codeRefused',
  'password-reset': 'activity.passwordReset',
  'password-changed': 'activity.passwordChanged',
  'password-refused': 'activity.passwordRefused',
  'contact-changed': 'activity.contactChanged',
  'passkey-added': 'activity.passkeyAdded',
  'passkey-removed': 'activity.passkeyRemoved',
  'passkey-refused': 'activity.passkeyRefused',
  'order-confirmed': 'activity.orderConfirmed',
  'number-shown': 'activity.numberShown',
  'payee-added': 'activity.payeeAdded',
  'transfer-scheduled': 'activity.transferScheduled',
  'schedule-changed': 'activity.scheduleChanged',
  'schedule-cancelled': 'activity.scheduleCancelled',
  'scheduled-transfer-failed': 'activity.scheduledTransferFailed',
  'payee-removed': 'activity.payeeRemoved',
  'card-frozen': 'activity.cardFrozen',
  'card-unfrozen': 'activity.cardUnfrozen',
  'card-controls-changed': 'activity.cardControlsChanged',
  'card-reported': 'activity.cardReported',
  transfer: 'activity.transfer',
  'transfer-returned': 'activity.transferReturned',
};

/** Worth a second look. */
export const warnings = new Set([
  'sign-in-refused',
  'sign-in-limited',
  'sign-in-closed',
  'token-reused',
  'code-refused',
  'password-refused',
  'passkey-refused',
]);
