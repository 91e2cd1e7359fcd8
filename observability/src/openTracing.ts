import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as traces } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from './Tracing.ts';
import { newTraceId, parseTraceparent, traceparentOf } from './traceparent.ts';

interface TracingOptions {
  service: string;
  /** This share of traces is sent, from 0 to 1: servers choose the same ones, by their ids. */
  ratio: number;
}

/** Sends spans to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`, which the exporter reads itself. */
export function openTracing({ service, ratio }: TracingOptions): Tracing {
  const ids = new RandomIdGenerator();
  let newTrace = '';
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    // Whether a browser says that it is sampled decides nothing.
    sampler: new TraceIdRatioBasedSampler(ratio),
    idGenerator: { generateTraceId: () => newTrace, generateSpanId: () => ids.generateSpanId() },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer(service);
  return {
    start: ({ kind, name, parent, trace = newTraceId(), attributes }) => {
      newTrace = trace;
      const options = { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT, attributes };
      const span = tracer.startSpan(name, options, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: traceparentOf({ trace: traceId, span: spanId, flags: `0${traceFlags}` }),
        end: (status) => {
          if (status !== undefined) span.setAttribute('http.response.status_code', status);
          if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}

function contextOf(parent: string | undefined) {
  const given = parseTraceparent(parent);
  if (!given) return ROOT_CONTEXT;
  const { trace: traceId, span: spanId, flags } = given;
  return traces.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}
