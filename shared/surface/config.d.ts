// What `@bank/shared/config` exports. Made by `npm run surface`; do not edit.

export declare const ACTIVITY_REPORT_MINUTES: number;
export interface BankConfig {
  deployment: string;
  rootThreshold: number;
  registryMaxAgeDays: number;
  bankName: string;
  tagline: string;
  basePath: string;
  apiBase: string;
  environment: string;
  version: string;
  dataMode: 'sample' | 'live';
  siteUrl: string;
  supportPhone: string;
  supportEmail: string;
  eventsUrl: string;
  telemetrySample?: number;
  idleMinutes: number;
  navigationGroups?: string[];
  navigationOrder?: string[];
  languages?: string[];
  platformPage: boolean;
  overrides: boolean;
  localServices?: string[];
  slots?: Record<string, string[]>;
  remotes?: Record<string, Record<string, unknown>>;
}
export declare const CONFIG_ELEMENT_ID: string;
export declare function bankConfig(): BankConfig;
export declare function readElementText(id: string): string;
export {};
