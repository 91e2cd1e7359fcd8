import { VARY } from '@bank/gateway/dictionaries/dictionaryHeaders.ts';
import { artifactHeaders, plainHeaders, tlsHeaders } from '@bank/gateway/headers.ts';
import { describeProblem, SERVICE_APOLOGY } from '@bank/gateway/problems.ts';
import { servicePath } from '@bank/registry/config/services.ts';
import { mediaTypes } from '@bank/registry/store/contentType.ts';
import type { BankConfig } from '@bank/shared/config';
import type { Place } from './sitePlan.ts';
import { DELTAS } from './writeDeltas.ts';

/** nginx omits a header whose value is empty. */
const DICTIONARY = ['add_header use-as-dictionary $dictionary always;', `add_header vary "${VARY}" always;`];

/** nginx omits a header whose value is empty; the variable is set under TLS only. */
const HSTS = 'add_header strict-transport-security $hsts always;';

/** @param services that only a gateway reaches */
export function nginxRules(
  { basePath, apiBase, dataMode }: BankConfig,
  places: Place[],
  services: string[],
  hasDeltas: boolean,
): string {
  const profile = dataMode === 'sample' && apiBase.startsWith('/') ? [sampleProfile(apiBase)] : [];
  return [
    '# Written by the export command. Include it in a server block whose root is this folder.',
    types(),
    'charset utf-8;',
    // nginx always says that of text/html, and warns if it is listed.
    'charset_types text/css text/javascript application/json;',
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
    ...(hasDeltas ? deltaRules(basePath) : []),
    ...profile,
    ...services.map(unreachable),
    ...places.map((place) => location(place, basePath, hasDeltas)),
    '',
  ].join('\n');
}

function location(place: Place, basePath: string, hasDeltas: boolean): string {
  const dictionary = hasDeltas && place.pattern === 'artifacts/*' ? DICTIONARY : [];
  const headers = [...addHeaders(place.headers), ...dictionary, HSTS];
  const file = `try_files ${place.page ?? '$uri'} =404;`;
  return `location ${matcher(place, basePath)} {\n  ${[...headers, file].join('\n  ')}\n}`;
}

/** Serves browsers that hold a file of another version: the place of what it lacks has that file's hash in it. */
function deltaRules(basePath: string): string[] {
  const file = `^(${basePath}artifacts/[\\w-]+/)([\\w-][\\w.-]*)\\.([0-9a-f]{10,})(\\.(?:js|css))$`;
  const headers = [...addHeaders(artifactHeaders), 'add_header content-encoding dcz always;', ...DICTIONARY, HSTS];
  return [
    'set $dictionary "";',
    'set $delta "";',
    `if ($uri ~ "${file}") { set $dictionary 'match="$1$2.*$4?", id="$2.$3$4"'; }`,
    `if ($http_available_dictionary ~ "^:([A-Za-z0-9+/]{43}=):$") { set $delta "/${DELTAS}/$1$uri"; }`,
    'if ($http_accept_encoding !~ "\\bdcz\\b") { set $delta ""; }',
    'if (-f $document_root$delta) { rewrite ^ $delta last; }',
    `location ^~ /${DELTAS}/ {\n  internal;\n  gzip_static off;\n  ${headers.join('\n  ')}\n}`,
  ];
}

/** What the gateway answers while a service is down. */
function unreachable(name: string): string {
  const problem = describeProblem('unavailable', SERVICE_APOLOGY);
  const headers = addHeaders({ ...plainHeaders, 'retry-after': String(problem.retryAfter) });
  const answer = `return ${problem.status} ${quote(JSON.stringify(problem))};`;
  const lines = [
    'types { }',
    'default_type application/problem+json;',
    'charset_types application/problem+json;',
    ...headers,
    HSTS,
    answer,
  ];
  return `location ^~ ${servicePath(name)}/ {\n  ${lines.join('\n  ')}\n}`;
}

function addHeaders(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

/** nginx tries `^~` first, then regular expressions in their order, then plain prefixes: files win over pages. */
function matcher({ pattern, page }: Place, basePath: string): string {
  if (!page) return `^~ ${basePath}${pattern.replace('*', '')}`;
  if (pattern === '*') return basePath;
  if (pattern === '') return `= ${basePath}`;
  // The router matches in any case, and with slashes at the end.
  const segments = pattern.replace(/\/\*$/, '').replaceAll(/:[^/]+/g, '[^/]+');
  return `~ ^${basePath}(?i:${segments})${pattern.endsWith('/*') ? '(/|$)' : '/*$'}`;
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
