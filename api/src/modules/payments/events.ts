declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents {
    transfer: true;
    'transfer-returned': true;
    'payee-added': true;
    'payee-removed': true;
    'transfer-scheduled': true;
    'schedule-changed': true;
    'schedule-cancelled': true;
    'scheduled-transfer-failed': true;
  }
}

export type {};
