import type { BankConfig } from '@bank/shared/config';
import { plainHeaders, tlsHeaders } from '../gateway/headers.ts';
import { mediaTypes } from '../registry/contentType.ts';
import type { Place } from './sitePlan.ts';

/** nginx omits a header whose value is empty; the variable is set under TLS only. */
const HSTS = 'add_header strict-transport-security $hsts always;';

export function nginxRules({ basePath, apiBase, dataMode }: BankConfig, places: Place[]): string {
  const profile = dataMode === 'sample' && apiBase.startsWith('/') ? [sampleProfile(apiBase)] : [];
  return [
    '# Written by the export command. Include it in a server block whose root is this folder.',
    types(),
    'charset utf-8;',
    'charset_types text/html text/css text/javascript application/json;',
    'gzip_static on;',
    'gzip_vary on;',
    // An absolute redirect would ignore a TLS proxy in front.
    'absolute_redirect off;',
    ...addHeaders(plainHeaders),
    'set $hsts "";',
    `if ($https) { set $hsts "${tlsHeaders['strict-transport-security']}"; }`,
    HSTS,
    'error_page 400 403 404 405 413 414 494 @refused;',
    `location @refused { types { } default_type application/problem+json; return 404 '{"title":"Not found","status":404}'; }`,
    ...(basePath === '/' ? [] : [`location = / { return 302 ${basePath}; }`]),
    ...(basePath === '/' ? [] : [`location = ${basePath.slice(0, -1)} { return 302 ${basePath}; }`]),
    // Nothing counts them without a gateway, but the page should not see errors.
    `location = ${basePath}events { return 204; }`,
    `location = ${basePath}reports { return 204; }`,
    ...profile,
    // First match wins, so longer paths come first.
    ...places.toSorted((a, b) => b.path.length - a.path.length).map((place) => location(place, basePath)),
    '',
  ].join('\n');
}

function location(place: Place, basePath: string): string {
  const headers = [...addHeaders(place.headers), HSTS];
  const file = place.file ? `try_files ${place.file} =404;` : 'try_files $uri =404;';
  return `location ${matcher(place, basePath)} {\n  ${[...headers, file].join('\n  ')}\n}`;
}

function addHeaders(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

/** nginx tries `^~` first, then regular expressions, then plain prefixes: files win over pages. */
function matcher({ match, path, file }: Place, basePath: string): string {
  if (!file) return `^~ ${path}`;
  if (path === basePath) return path;
  return match === 'exact' ? `~ ^${path}/?$` : `~ ^${path}(/|$)`;
}

function sampleProfile(apiBase: string): string {
  return `location = ${apiBase}/auth/me {\n  default_type application/json;\n  try_files $uri =404;\n}`;
}

function types(): string {
  const lines = Object.entries(mediaTypes).map(([extension, type]) => `  ${type} ${extension.slice(1)};`);
  return `types {\n${lines.join('\n')}\n}`;
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
