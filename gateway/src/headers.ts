import type { BankConfig } from '@bank/shared/config';
import { RETRY_HASH, RETRY_POLICY } from './retryScript.ts';

/** styled-components inserts an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

interface PageHeaders {
  styleHashes: string[];
  scriptHashes: string[];
  origins: string[];
  links: string[];
  path: string;
  /** Scripts in development change with every keystroke, so they are not hashed, and they use web sockets. */
  isDevelopment: boolean;
}

export function pageHeaders(config: BankConfig, page: PageHeaders): Record<string, string> {
  const { isDevelopment, path, links } = page;
  const reports = `${config.basePath}reports`;
  return {
    'content-security-policy': contentSecurityPolicy(config, page, reports),
    ...(!isDevelopment &&
      !config.overrides && { 'integrity-policy': 'blocked-destinations=(script), endpoints=(sec)' }),
    ...(links.length > 0 && { link: links.join(', ') }),
    'reporting-endpoints': `sec="${reports}"`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': path.startsWith('/auth/reset-password') ? 'no-referrer' : 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    vary: 'Cookie, Accept-Encoding, Accept-Language',
  };
}

/** Trusts scripts by hash; `scriptOriginPolicy` in the page restricts their origins as well. */
function contentSecurityPolicy(config: BankConfig, page: PageHeaders, reports: string): string {
  const { styleHashes, scriptHashes, isDevelopment } = page;
  const origins = allowedOrigins(config, page.origins);
  const apiOrigins = [config.apiBase, config.eventsUrl]
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin);
  const devOrigins = isDevelopment ? origins : config.overrides ? LOOPBACK : [];
  const sockets = devOrigins.map((origin) => origin.replace('http', 'ws'));
  const trusted = scriptHashes.length > 0 ? ["'strict-dynamic'", ...scriptHashes] : ["'none'"];
  return directives({
    'default-src': ["'none'"],
    'script-src': isDevelopment ? ["'self'", ...origins] : trusted,
    'style-src': ["'self'", EMPTY_STYLE, ...styleHashes, ...origins],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...origins],
    'font-src': ["'self'", ...origins],
    'connect-src': ["'self'", ...origins, ...new Set(apiOrigins), ...sockets],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(!isDevelopment && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', RETRY_POLICY] }),
    'report-to': ['sec'],
    'report-uri': [reports],
  });
}

/** A script must satisfy the header and this: a list of origins in the header would cancel its `'strict-dynamic'`. */
export function scriptOriginPolicy(config: BankConfig, origins: string[]): string {
  return directives({
    'script-src': ["'self'", `'${RETRY_HASH}'`, ...allowedOrigins(config, origins)],
    'report-to': ['sec'],
  });
}

function allowedOrigins({ overrides }: BankConfig, origins: string[]): string[] {
  return overrides ? [...origins, ...LOOPBACK] : origins;
}

/** Go with every answer that is not a page: nothing in it can run, whatever type a browser takes it for. */
export const plainHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

export const artifactHeaders: Record<string, string> = {
  ...plainHeaders,
  'cache-control': 'public, max-age=31536000, immutable',
  // Nothing in them is secret, and other deployments may load them from this origin.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export const registryHeaders: Record<string, string> = {
  ...plainHeaders,
  'cache-control': 'no-cache',
  vary: 'Cookie, Accept-Language',
};

export const tlsHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

function directives(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
