const POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self'",
  "style-src-attr 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** Pages without scripts have these headers. The gateway adds those for reports and TLS. */
export const pageHeaders: Record<string, string> = {
  'content-security-policy': POLICY.join('; '),
  'integrity-policy': 'blocked-destinations=(script)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
};
