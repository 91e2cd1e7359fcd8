import { config } from '@bank/registry/testing/config.ts';
import {
  artifactHeaders,
  pageHeaders,
  plainHeaders,
  registryHeaders,
  scriptOriginPolicy,
  tlsHeaders,
} from './headers.ts';
import { RETRY_HASH } from './retryScript.ts';
import { strictPageHeaders } from './testing/strictPageHeaders.ts';

const page = {
  styleHashes: ["'sha256-style'"],
  scriptHashes: ["'sha384-script'"],
  origins: ['https://cdn.example'],
  links: ['</a.js>; rel=preload'],
  path: '/accounts',
  isDevelopment: false,
};
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function policyOf(headers: Record<string, string>): Record<string, string> {
  const directives = (headers['content-security-policy'] ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name, ...values]) => [name, values.join(' ')]));
}

test('a page’s policy trusts scripts by hash, and other files by origin', () => {
  expect(policyOf(pageHeaders({ ...config, apiBase: 'https://api.example/v1' }, page))).toEqual({
    'default-src': "'none'",
    'script-src': "'strict-dynamic' 'sha384-script'",
    'style-src': `'self' ${EMPTY_STYLE} 'sha256-style' https://cdn.example`,
    'style-src-attr': "'none'",
    'img-src': "'self' data: https://cdn.example",
    'font-src': "'self' https://cdn.example",
    'connect-src': "'self' https://cdn.example https://api.example",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default retry',
    'report-to': 'sec',
    'report-uri': '/banking/reports',
  });
  expect(scriptOriginPolicy(config, page.origins)).toBe(
    `script-src 'self' '${RETRY_HASH}' https://cdn.example; report-to sec`,
  );
});

test('a page has its other headers, and needs the integrity of every script', () => {
  const { 'content-security-policy': _, ...headers } = pageHeaders(config, page);

  expect(headers).toEqual({
    ...strictPageHeaders,
    link: '</a.js>; rel=preload',
    vary: 'Cookie, Accept-Encoding, Accept-Language',
  });
  const reset = pageHeaders(config, { ...page, path: '/auth/reset-password/token' });
  expect(reset['referrer-policy']).toBe('no-referrer');
});

test('a page without scripts allows none, and names an origin once', () => {
  const both = { ...config, apiBase: 'https://api.example/v1', eventsUrl: 'https://api.example/events' };
  const policy = policyOf(pageHeaders(both, { ...page, scriptHashes: [] }));

  expect(policy['script-src']).toBe("'none'");
  expect(policy['connect-src']).toBe("'self' https://cdn.example https://api.example");
});

test('in development, scripts come from the server’s origins, over web sockets too, and need no integrity', () => {
  const headers = pageHeaders(config, { ...page, origins: ['http://localhost:4001'], isDevelopment: true });
  const policy = policyOf(headers);

  expect(policy).toMatchObject({
    'script-src': "'self' http://localhost:4001",
    'connect-src': "'self' http://localhost:4001 ws://localhost:4001",
  });
  expect(policy['require-trusted-types-for'] ?? policy['trusted-types'] ?? headers['integrity-policy']).toBeUndefined();
});

test('with overrides, files may come from this machine, and without integrity', () => {
  const overriding = { ...config, overrides: true };
  const headers = pageHeaders(overriding, { ...page, origins: [] });
  const loopback = 'http://localhost:* http://127.0.0.1:*';

  expect(policyOf(headers)).toMatchObject({
    'script-src': "'strict-dynamic' 'sha384-script'",
    'img-src': `'self' data: ${loopback}`,
    'connect-src': `'self' ${loopback} ws://localhost:* ws://127.0.0.1:*`,
  });
  expect(headers['integrity-policy']).toBeUndefined();
  expect(scriptOriginPolicy(overriding, [])).toBe(`script-src 'self' '${RETRY_HASH}' ${loopback}; report-to sec`);
});

test('nothing in another answer can run; files of releases may be loaded from other origins and kept', () => {
  const plain = {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };

  expect(plainHeaders).toEqual(plain);
  expect(registryHeaders).toEqual({ ...plain, 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language' });
  expect(artifactHeaders).toEqual({
    ...plain,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(tlsHeaders).toEqual({ 'strict-transport-security': 'max-age=31536000; includeSubDomains' });
});
