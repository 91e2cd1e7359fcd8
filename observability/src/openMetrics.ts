import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LabeledDurations } from './LabeledDurations.ts';
import type { CountedValues, Metric, Metrics, Read, Sample } from './Metrics.ts';

/** Milliseconds. The client's own choices, 10 and 100, cost half a percent of a processor. */
const LOOKS = { eventLoopMonitoringPrecision: 50, eventLoopUtilizationTimeout: 1000 };

interface OpenMetrics extends Metrics {
  /** Prometheus reads from it. */
  address: string;
  close(): Promise<void>;
}

interface MetricsOptions {
  host: string;
  port: number;
  /** A label of all that is read here, so that rules need not know how Prometheus calls its jobs. */
  server: string;
}

/** Answers Prometheus on a port of its own, which customers cannot reach. @throws when the port is taken */
export async function openMetrics({ host, port, server }: MetricsOptions): Promise<OpenMetrics> {
  const prometheus = await import('@prometheus-io/client');
  const register = new prometheus.Registry();
  const registers = [register];
  register.setDefaultLabels({ server });
  prometheus.collectDefaultMetrics({ register, ...LOOKS });
  const reads = new Set<Promise<string>>();
  const readAll = () => {
    const read = register.metrics();
    reads.add(read);
    return read.finally(() => reads.delete(read));
  };
  const http = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    const text = await readAll().catch((error: Error) => error);
    if (text instanceof Error) return response.writeHead(500).end(text.message);
    return response.writeHead(200, { 'content-type': register.contentType }).end(text);
  });
  http.listen(port, host);
  await once(http, 'listening');
  // It ends with the server that it speaks of.
  http.unref();
  const { port: opened } = http.address() as AddressInfo;
  const optionsOf = ({ name, help, labels = [] }: Metric) => ({ name, help, labelNames: labels, registers });
  const gauge = (metric: Metric, read: Read) => {
    new prometheus.Gauge({
      ...optionsOf(metric),
      collect() {
        return refill(this, read, ({ labels = {}, value }) => this.set(labels, value));
      },
    });
  };
  const counter = (metric: Metric, read: Read) => {
    new prometheus.Counter({
      ...optionsOf(metric),
      collect() {
        return refill(this, read, ({ labels = {}, value }) => this.inc(labels, value));
      },
    });
  };
  // The client's own histogram counts single values, takes long for each and cannot be filled.
  const histogram = ({ name, help, labels = [] }: Metric, read: Read<CountedValues>) => {
    const series = (suffix: string, samplesOf: (found: CountedValues) => Sample[], more: string[] = []) =>
      counter({ name: `${name}_${suffix}`, help, labels: [...labels, ...more] }, async () =>
        (await read()).flatMap(samplesOf),
      );
    series('bucket', bucketsOf, ['le']);
    series('sum', (found) => [{ labels: found.labels, value: found.sum }]);
    series('count', (found) => [{ labels: found.labels, value: countOf(found) }]);
  };
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${opened}/metrics`,
    gauge,
    counter,
    histogram,
    count: (metric) => {
      const counter = new prometheus.Counter(optionsOf(metric));
      return (labels) => counter.inc(labels);
    },
    durations: (metric) => {
      const durations = new LabeledDurations(metric.labels);
      histogram(metric, () => durations.read());
      return (labels, ms) => durations.add(labels, ms);
    },
    close: async () => {
      http.close();
      http.closeAllConnections();
      // The sources of these reads close next.
      await Promise.allSettled(reads);
    },
  };
}

function bucketsOf({ labels, bounds, counts }: CountedValues): Sample[] {
  let sum = 0;
  return counts.map((count, at) => {
    sum += count;
    return { labels: { ...labels, le: String(bounds[at] ?? '+Inf') }, value: sum };
  });
}

function countOf({ counts }: CountedValues): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Refilled {
  reset(): void;
  remove(labels: Record<string, never>): void;
}

async function refill(metric: Refilled, read: Read, set: (sample: Sample) => void): Promise<void> {
  const samples = await read();
  metric.reset();
  // One without labels would be 0.
  if (samples.length === 0) metric.remove({});
  for (const sample of samples) set(sample);
}
