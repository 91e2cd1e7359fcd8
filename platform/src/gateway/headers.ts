import type { BankConfig } from '@bank/shared/config';

/** Hash of the empty text: styled-components inserts an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where a developer's own machine answers, and nobody else. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

interface PageHeaders {
  /** CSP sources of the style elements in the page. */
  styleHashes: string[];
  /** CSP sources of the script elements in the page. */
  scriptHashes: string[];
  /** Origins of artifacts, besides the page's own. */
  origins: string[];
  /** Path inside the application. */
  path: string;
  /** Packages in development change with every keystroke: nothing of them is hashed, and they speak over web sockets. */
  isDevelopment: boolean;
}

/** Headers of the bank's HTML. Nothing runs that is not named here. */
export function pageHeaders(config: BankConfig, page: PageHeaders): Record<string, string> {
  const { isDevelopment, path } = page;
  const reports = `${config.basePath}reports`;
  return {
    'content-security-policy': contentSecurityPolicy(config, page, reports),
    // A development server's scripts carry no hash.
    ...(!isDevelopment &&
      !config.overrides && { 'integrity-policy': 'blocked-destinations=(script), endpoints=(sec)' }),
    'reporting-endpoints': `sec="${reports}"`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': path.startsWith('/auth/reset-password') ? 'no-referrer' : 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    vary: 'Cookie, Accept-Encoding',
  };
}

/** Asks by what a script came. Where from is asked by `placesPolicy` in the page itself. */
function contentSecurityPolicy(config: BankConfig, page: PageHeaders, reports: string): string {
  const { styleHashes, scriptHashes, isDevelopment } = page;
  const origins = allowedOrigins(config, page.origins);
  const asked = [config.apiBase, config.eventsUrl].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  const developed = isDevelopment ? origins : config.overrides ? LOOPBACK : [];
  const sockets = developed.map((origin) => origin.replace('http', 'ws'));
  const trusted = scriptHashes.length > 0 ? ["'strict-dynamic'", ...scriptHashes] : ["'none'"];
  return directives({
    'default-src': ["'none'"],
    'script-src': isDevelopment ? ["'self'", ...origins] : trusted,
    'style-src': ["'self'", EMPTY_STYLE, ...styleHashes, ...origins],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...origins],
    'font-src': ["'self'", ...origins],
    'connect-src': ["'self'", ...origins, ...new Set(asked), ...sockets],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(!isDevelopment && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    'report-to': ['sec'],
    'report-uri': [reports],
  });
}

/**
 * The policy that stands in the page: a script has to pass it besides the header's, of which a list of places would take the
 * `'strict-dynamic'` away.
 *
 * @param origins of artifacts, besides the page's own
 */
export function placesPolicy(config: BankConfig, origins: string[]): string {
  return directives({ 'script-src': ["'self'", ...allowedOrigins(config, origins)], 'report-to': ['sec'] });
}

function allowedOrigins({ overrides }: BankConfig, origins: string[]): string[] {
  return overrides ? [...origins, ...LOOPBACK] : origins;
}

/** Headers of every answer that is no page: whatever a browser takes it for, nothing of it runs. */
export const plainHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Headers of artifacts: their names carry their content, so they are kept for ever. */
export const artifactHeaders: Record<string, string> = {
  ...plainHeaders,
  'cache-control': 'public, max-age=31536000, immutable',
  // Nothing in them is secret, and every deployment of the bank may take them from another origin.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Headers of the registry on its own: kept, and asked for again each time. */
export const registryHeaders: Record<string, string> = {
  ...plainHeaders,
  'cache-control': 'no-cache',
  vary: 'Cookie',
};

/** Header of every answer over TLS: browsers ask over TLS from then on. */
export const tlsHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

function directives(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
