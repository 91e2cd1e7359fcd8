export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Headless Chromium rounds the width of each letter otherwise.
  '--font-render-hinting=none',
  // Chromium then reports at once instead of within a minute.
  '--short-reporting-delay',
  // No page lives long enough to earn back what optimizing its scripts costs: a fifth of the renderer's time.
  '--js-flags=--no-opt',
];
