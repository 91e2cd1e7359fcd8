/** How the browser is started, besides what Playwright does. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Violations are reported at once, in place of within a minute.
  '--short-reporting-delay',
];
