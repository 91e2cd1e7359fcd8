/** A deployment's settings. The gateway validates them before it serves anything. */
export interface BankConfig {
  /** Named in every signed revision of the registry. */
  deployment: string;
  /** How many root keys must sign the roles document. */
  rootThreshold: number;
  /** Days without a new revision after which `health` warns. */
  registryMaxAgeDays: number;
  bankName: string;
  tagline: string;
  /** A path that begins and ends with a slash: `/banking/`. */
  basePath: string;
  /** A path on this origin (`/api/v1`) or an absolute URL. */
  apiBase: string;
  environment: string;
  version: string;
  /** `sample`: simulated sign-in and sample data. `live`: the API. */
  dataMode: 'sample' | 'live';
  siteUrl: string;
  supportPhone: string;
  supportEmail: string;
  /** Where pages report how their remotes load; empty for the gateway's own `<basePath>events`. */
  eventsUrl: string;
  /** Share of pages, from 0 to 1, that report web vitals; all report visits and errors. Gateways of before have none. */
  telemetrySample?: number;
  /** Minutes of inactivity before the customer is signed out, the two of the warning included. */
  idleMinutes: number;
  /** The sidebar's groups, in their order; gateways of before have none. */
  navigationGroups?: string[];
  /** Paths of the sidebar's entries, in their order; others follow, by path. */
  navigationOrder?: string[];
  /** Paths of the entries in a phone's bar, in their order; four or fewer. */
  navigationBar?: string[];
  /** The languages that customers can choose from, such as `es` or `ar-EG`; gateways of before have none. */
  languages?: string[];
  platformPage: boolean;
  /** Lets developers load a remote from their own machine: for test deployments only. */
  overrides: boolean;
  /** The developer's: asked in sample mode too, instead of their mocks. */
  localServices?: string[];
  /** The packages that may fill each slot. A slot that is not listed is open to all. */
  slots?: Record<string, string[]>;
  /** What each package's `settings` in `remote.ts` ask for. */
  remotes?: Record<string, Record<string, unknown>>;
}

/** A page whose customer is active tells the API at least this often; the API keeps a session for that much longer than `idleMinutes`. */
export const ACTIVITY_REPORT_MINUTES = 5;

export const CONFIG_ELEMENT_ID = 'bank-config';

const NO_BREAK_SPACE = '\u00a0';
/** The bank's font has no hyphen that does not break. */
const NO_BREAK_HYPHEN = '-\u2060';

let parsed: { text: string; config: BankConfig } | undefined;

/** The deployment's configuration, from the page. @throws when the page has none */
export function bankConfig(): BankConfig {
  const text = readElementText(CONFIG_ELEMENT_ID);
  if (parsed?.text !== text) parsed = { text, config: parse(text) };
  return parsed.config;
}

/** A phone number stays on one line: from right to left, the second half of it reads as another one. */
function parse(text: string): BankConfig {
  const config = JSON.parse(text) as BankConfig;
  return {
    ...config,
    supportPhone: config.supportPhone.replaceAll(' ', NO_BREAK_SPACE).replaceAll('-', NO_BREAK_HYPHEN),
  };
}

/** The text of one of the page's JSON script elements. @throws when the page has no such element */
export function readElementText(id: string): string {
  const text = document.getElementById(id)?.textContent;
  if (!text)
    throw new Error(`The page carries no <script id="${id}">. Serve it through the gateway or an export of it.`);
  return text;
}
