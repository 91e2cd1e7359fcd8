declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents {
    'number-shown': true;
    'account-opened': true;
    'account-closed': true;
    'category-changed': true;
    'recurring-changed': true;
  }
}

export type {};
