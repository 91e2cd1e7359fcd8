/** What a deployment decides; checked by the gateway before it serves anything. */
export interface BankConfig {
  bankName: string;
  tagline: string;
  /** Path under which the whole application lives, with both slashes: `/banking/`. */
  basePath: string;
  /** Where the API answers: a path on this origin (`/api/v1`) or an absolute URL. */
  apiBase: string;
  environment: string;
  version: string;
  /** `sample`: simulated sign-in and sample data. `live`: everything over HTTP. */
  dataMode: 'sample' | 'live';
  siteUrl: string;
  supportPhone: string;
  supportEmail: string;
  /** Where the page reports how its remotes load; empty for the gateway's own `<basePath>events`. */
  eventsUrl: string;
  /** Minutes without a touch, a key or a scroll after which a customer is signed out; the last two carry a warning. */
  idleMinutes: number;
  /** Whether `/platform` shows what the page runs. */
  platformPage: boolean;
  /** Whether a developer may put a remote of their own machine into the page. */
  overrides: boolean;
}

/** Id of the JSON script element in which the gateway hands the configuration to the page. */
export const CONFIG_ELEMENT_ID = 'bank-config';

let parsed: { text: string; config: BankConfig } | undefined;

/**
 * The deployment's configuration, from the page.
 *
 * @throws when the page does not carry it
 */
export function bankConfig(): BankConfig {
  const text = elementText(CONFIG_ELEMENT_ID);
  if (parsed?.text !== text) parsed = { text, config: JSON.parse(text) as BankConfig };
  return parsed.config;
}

/**
 * Text of a JSON script element of the page.
 *
 * @throws when the page has no such element
 */
export function elementText(id: string): string {
  const text = document.getElementById(id)?.textContent;
  if (!text)
    throw new Error(`The page carries no <script id="${id}">. Serve it through the gateway or an export of it.`);
  return text;
}
