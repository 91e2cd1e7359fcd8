declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents {
    'budget-changed': true;
    'budget-removed': true;
  }
}

export type {};
