declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents {
    'number-shown': true;
    'account-closed': true;
  }
}

export type {};
