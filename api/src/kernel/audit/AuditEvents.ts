/**
 * What customers can find in their audit. A module adds its own, in an `AuditEvents` of its own.
 * @public
 */
export interface AuditEvents {
  'signed-out': true;
  'session-idle': true;
  'token-reused': true;
}

export type AuditEvent = keyof AuditEvents;
