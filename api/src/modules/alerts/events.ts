declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents {
    'alerts-changed': true;
  }
}

export type {};
