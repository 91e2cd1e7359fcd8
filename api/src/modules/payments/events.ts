declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents {
    transfer: true;
    'payee-added': true;
    'payee-removed': true;
  }
}

export type {};
