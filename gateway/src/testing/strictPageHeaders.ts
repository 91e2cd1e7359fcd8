/** The security headers of every page, apart from its policy. */
export const strictPageHeaders = {
  'integrity-policy': 'blocked-destinations=(script), endpoints=(sec)',
  'reporting-endpoints': 'sec="/banking/reports"',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};
