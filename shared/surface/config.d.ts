// What `@bank/shared/config` exports. Made by `npm run surface`; do not edit.

/** A page whose customer is active tells the API at least this often; the API keeps a session for that much longer than `idleMinutes`. */
export declare const ACTIVITY_REPORT_MINUTES: number;
/** A deployment's settings. The gateway validates them before it serves anything. */
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
/** The deployment's configuration, from the page. @throws when the page has none */
export declare function bankConfig(): BankConfig;
/** The text of one of the page's JSON script elements. @throws when the page has no such element */
export declare function readElementText(id: string): string;
export {};
