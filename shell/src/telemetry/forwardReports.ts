import { bankConfig } from '@bank/shared/config';

/**
 * Sends the page's violations to the gateway where the browser does not: Chromium delivers reports over TLS only, and
 * `npm start` serves without.
 */
export function forwardReports(): void {
  if (location.protocol === 'https:' || !globalThis.ReportingObserver) return;
  const observer = new ReportingObserver(send, { buffered: true, types: ['csp-violation', 'integrity-violation'] });
  observer.observe();
}

function send(reports: Report[]): void {
  const { basePath } = bankConfig();
  const headers = { 'content-type': 'application/reports+json' };
  // A report that does not arrive is no reason to trouble a customer.
  fetch(`${basePath}reports`, { method: 'POST', headers, body: JSON.stringify(reports) }).catch(() => undefined);
}
