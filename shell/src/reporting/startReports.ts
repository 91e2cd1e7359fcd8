import { bankConfig } from '@bank/shared/config';
import { reportErrors } from './reportErrors';
import type { Telemetry } from './startReporting';

/** Errors of all pages, and what customers wait for in as many as the deployment wants to know of. */
export function startReports(telemetry: Telemetry): void {
  reportErrors(telemetry);
  const { telemetrySample = 1 } = bankConfig();
  if (Math.random() >= telemetrySample) return;
  import('./watchVitals').then(({ watchVitals }) => watchVitals(telemetry)).catch(() => undefined);
}
