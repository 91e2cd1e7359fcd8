import type { Instruments } from './Instruments.ts';
import { openLines } from './openLines.ts';
import { openMetrics } from './openMetrics.ts';

interface InstrumentOptions {
  server: 'gateway' | 'api';
  env: NodeJS.ProcessEnv;
  /** Thrown for what an operator has to correct. */
  SetupError: new (
    message: string,
  ) => Error;
}

export interface OpenInstruments extends Instruments {
  close(): Promise<void>;
}

/** Follows the operator's environment. @throws {SetupError} naming the variable that is wrong */
export async function openInstruments(options: InstrumentOptions): Promise<OpenInstruments> {
  const { server, env } = options;
  const logRequests = isYes('BANK_LOG_REQUESTS', options);
  const ratio = ratioOf(options);
  const metrics = await metricsOf(options);
  // Imported on demand: large, and few banks need it.
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./openTracing.ts')).openTracing({ service: env.OTEL_SERVICE_NAME ?? `bank-${server}`, ratio })
    : undefined;
  const lines = logRequests ? openLines() : undefined;
  const close = async () => {
    await Promise.all([metrics?.close(), tracing?.close(), lines?.close()]);
  };
  return { logRequests, metrics, tracing, close, ...(lines && { logTo: lines }) };
}

async function metricsOf({ server, env, SetupError }: InstrumentOptions) {
  const { BANK_METRICS_PORT: text, BANK_METRICS_HOST: host = '127.0.0.1' } = env;
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new SetupError(`BANK_METRICS_PORT is "${text}". Expected a number from 1 to 65535.`);
  return openMetrics({ host, port, server }).catch((error: NodeJS.ErrnoException) => {
    throw new SetupError(
      `Metrics cannot be served at ${host}:${port}: ${error.message}. Choose another BANK_METRICS_PORT or BANK_METRICS_HOST.`,
    );
  });
}

function isYes(name: string, { env, SetupError }: InstrumentOptions): boolean {
  const wish = env[name];
  if (!wish || wish === 'yes') return wish === 'yes';
  throw new SetupError(`${name} is "${wish}". Set it to yes, or unset it.`);
}

function ratioOf({ env, SetupError }: InstrumentOptions): number {
  const text = env.OTEL_TRACES_SAMPLER_ARG ?? '1';
  const ratio = Number(text);
  if (text !== '' && ratio >= 0 && ratio <= 1) return ratio;
  throw new SetupError(`OTEL_TRACES_SAMPLER_ARG is "${text}". Expected the share of traces to keep, from 0 to 1.`);
}
