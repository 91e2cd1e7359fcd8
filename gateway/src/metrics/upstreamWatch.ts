import type { Instruments } from '@bank/observability/Instruments.ts';
import { statusClass } from '@bank/observability/watchRequests.ts';
import type { Watch } from '../fair/fairAgent.ts';

/** @returns what sees the calls of one server: the API, or a service by its name */
export function upstreamWatch({ metrics, tracing }: Instruments): (upstream: string) => Watch {
  const observe = metrics?.durations({
    name: 'bank_upstream_request_duration_seconds',
    help: 'How long the API and services took, by class of the answer; error: without an answer',
    labels: ['upstream', 'status'],
  });
  return (upstream) => ({
    ...(observe && {
      onAnswer: ({ ms, status }) =>
        observe({ upstream, status: status === undefined ? 'error' : statusClass(status) }, ms),
    }),
    ...(tracing && {
      startSpan: (method, parent) =>
        tracing.start({
          kind: 'client',
          name: method,
          parent,
          attributes: { 'http.request.method': method, 'peer.service': upstream },
        }),
    }),
  });
}
