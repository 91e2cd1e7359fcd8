/** Hash of the empty text: styled-components inserts an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface PageHeaders {
  styleHashes: string[];
  /** Origins of artifacts, besides the page's own. */
  origins: string[];
  /** Where else the page asks and reports, as paths or absolute URLs: the API's base, the events' address. */
  endpoints: string[];
  reports: string;
  path: string;
  /** Packages in development change with every keystroke: nothing of them is hashed, and they speak over web sockets. */
  isDevelopment: boolean;
  /** Whether a developer may put a remote of their own machine into the page. */
  allowsOverrides: boolean;
  /** Whether the customer came over TLS. */
  isSecure: boolean;
}

/** Where a developer's own machine answers, and nobody else. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Headers of the bank's HTML. Nothing runs that is not named here. */
export function pageHeaders({
  styleHashes,
  origins: released,
  endpoints,
  reports,
  path,
  isDevelopment,
  allowsOverrides,
  isSecure,
}: PageHeaders): Record<string, string> {
  const origins = allowsOverrides ? [...released, ...LOOPBACK] : released;
  const asked = endpoints.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  const developed = isDevelopment ? origins : allowsOverrides ? LOOPBACK : [];
  const sockets = developed.map((origin) => origin.replace('http', 'ws'));
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...origins],
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
  };
  return {
    'content-security-policy': directives(policy),
    // A development server's scripts carry no hash.
    ...(!isDevelopment && !allowsOverrides && { 'integrity-policy': 'blocked-destinations=(script), endpoints=(sec)' }),
    'reporting-endpoints': `sec="${reports}"`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': path.startsWith('/auth/reset-password') ? 'no-referrer' : 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    vary: 'Cookie, Accept-Encoding',
  };
}

/** Headers of artifacts: their names carry their content, so they are kept for ever. */
export const artifactHeaders: Record<string, string> = {
  'cache-control': 'public, max-age=31536000, immutable',
  // Nothing in them is secret, and every deployment of the bank may take them from another origin.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Headers of the registry on its own: kept, and asked for again each time. */
export const registryHeaders: Record<string, string> = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  vary: 'Cookie',
};

function directives(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
