declare module '../../kernel/audit/AuditEvents.ts' {
  interface AuditEvents {
    'card-frozen': true;
    'card-unfrozen': true;
    'card-controls-changed': true;
    'card-reported': true;
    'card-payment-declined': true;
  }
}

export type {};
