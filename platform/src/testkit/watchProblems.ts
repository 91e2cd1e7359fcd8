import type { BrowserContext } from '@playwright/test';

/** Console errors and warnings, uncaught errors, failed and refused requests. */
export function watchProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error()}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Cancelled by the page or browser, for example by a navigation.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response ${response.status()}: ${response.url()}`);
  });
  return problems;
}
