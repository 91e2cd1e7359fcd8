export type IdentityEvent =
  | 'registration-begun'
  | 'registered'
  | 'signed-in'
  | 'sign-in-refused'
  | 'sign-in-limited'
  | 'sign-in-closed'
  | 'reset-requested'
  | 'code-refused'
  | 'password-reset'
  | 'password-changed'
  | 'password-refused'
  | 'contact-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'order-confirmed'
  | 'two-step-turned-on'
  | 'two-step-turned-off'
  | 'recovery-code-used'
  | 'session-ended'
  | 'relation-ended';

declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents extends Record<IdentityEvent, true> {}
}
