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

/** The headers of HTML without scripts. The gateway adds reporting and TLS headers. */
export const pageHeaders: Record<string, string> = {
  'content-security-policy': POLICY.join('; '),
  'integrity-policy': 'blocked-destinations=(script)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
};
