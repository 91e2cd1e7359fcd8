export interface Span {
  /** Servers that are called meanwhile get it: https://www.w3.org/TR/trace-context/#traceparent-header */
  traceparent: string;
  /** @param status of the answer; `undefined` if there is none */
  end(status: number | undefined): void;
}

interface NewSpan {
  kind: 'server' | 'client';
  name: string;
  /** The header of whoever asks. */
  parent: string | undefined;
  /** The id of a trace that begins here, where nobody has asked with one. */
  trace?: string;
  attributes: Record<string, string>;
}

export interface Tracing {
  start(span: NewSpan): Span;
  /** Sends what is left. */
  close(): Promise<void>;
}
