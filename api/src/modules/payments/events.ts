declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents {
    transfer: true;
  }
}

export type {};
