import { randomBytes, randomUUID } from 'node:crypto';

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const SPAN_BYTES = 8;
const NOT_SAMPLED = '00';

export interface TraceContext {
  /** Everything that one request leads to has the same one. */
  trace: string;
  /** This is the span of whoever asks. */
  span: string;
  /** Two hexadecimal digits. */
  flags: string;
}

/** @returns `undefined` for a header that is missing or malformed */
export function parseTraceparent(header: string | string[] | undefined): TraceContext | undefined {
  const [, trace, span, flags] = TRACEPARENT.exec(String(header)) ?? [];
  return trace && span && flags ? { trace, span, flags } : undefined;
}

export function traceparentOf({ trace, span, flags }: TraceContext): string {
  return `00-${trace}-${span}-${flags}`;
}

export function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}

/** Begins a trace here that nothing records. */
export function newTraceparent(trace: string): string {
  return traceparentOf({ trace, span: randomBytes(SPAN_BYTES).toString('hex'), flags: NOT_SAMPLED });
}
