import type { BrowserContext } from '@playwright/test';

/** Cancelled by the page or browser, for example by a navigation, as Chromium and Firefox call it. */
const CANCELLED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];
/** The hash of no bytes: Firefox computes it for a script that was canceled. */
const EMPTY_SHA384 = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
/** Chromium repeats failed and refused requests in the console. */
const REPEATED = /^Failed to load resource: /;

/** Console errors and warnings, uncaught errors, failed and refused requests. */
export function watchProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || REPEATED.test(message.text())) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (webError) => {
    const error = String(webError.error());
    if (!error.includes(EMPTY_SHA384)) problems.push(`uncaught: ${error}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!CANCELLED.includes(reason)) problems.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response ${response.status()}: ${response.url()}`);
  });
  return problems;
}
