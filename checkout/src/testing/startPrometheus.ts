import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';

interface Alert {
  state: 'pending' | 'firing';
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

interface Rule {
  name: string;
  query: string;
  annotations: Record<string, string>;
}

/** Debian's, which asks and judges every second. @param targets host and port of each server's metrics */
export async function startPrometheus(rules: string, targets: string[]) {
  const folder = await emptyFolder();
  const port = await freePort();
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: [{ job_name: 'bank', static_configs: [{ targets }] }],
  };
  const file = path.join(folder, 'prometheus.yml');
  // JSON is YAML.
  await writeFile(file, JSON.stringify(config));
  const child = spawn(
    debianTool('/usr/bin/prometheus', 'prometheus'),
    [`--config.file=${file}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: 'ignore' },
  );
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`Prometheus ended at once, with ${child.exitCode}.`);
    await setImmediate();
  }
  return {
    alerts: async () => (await ask<{ alerts: Alert[] }>('/api/v1/alerts')).alerts,
    rules: async () =>
      (await ask<{ groups: { rules: Rule[] }[] }>('/api/v1/rules')).groups.flatMap(({ rules: all }) => all),
    query: (expression: string) =>
      ask<{ result: unknown[] }>(`/api/v1/query?query=${encodeURIComponent(expression)}`).then(({ result }) => result),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };

  /** @throws {Error} with what Prometheus does not understand */
  async function ask<Data>(place: string): Promise<Data> {
    const { data, error } = (await (await fetch(address + place)).json()) as { data: Data; error?: string };
    if (error) throw new Error(`${place}: ${error}`);
    return data;
  }
}
