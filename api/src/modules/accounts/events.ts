declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents {
    'number-shown': true;
  }
}

export type {};
