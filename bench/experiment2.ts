import { withTemporaryFolder } from '@bank/checkout/test/withTemporaryFolder.ts';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { openMetrics } from '@bank/observability/openMetrics.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
const withMetrics = process.argv[2] === 'metrics';
await withTemporaryFolder(async () => {
  const deployment = await emptyDeployment();
  const [v] = await releaseAll(deployment, shellBuild(), ...['cards','accounts','auth','payments','dashboard','settings'].map((n) => remoteBuild(n)));
  const script = `/banking/artifacts/shell/${v}/main.js`;
  const config = await loadConfig('bank.config.json');
  const open = withMetrics ? await openMetrics({ host: '127.0.0.1', port: 0, server: 'gateway' }) : undefined;
  const open2 = withMetrics ? await openMetrics({ host: '127.0.0.1', port: 0, server: 'gateway' }) : undefined;
  const kinds: any = { none: {}, log: { logRequests: true }, ...(open && { metrics: { metrics: open }, both: { logRequests: true, metrics: open2 } }) };
  const all = [] as any[];
  for (const [name, instruments] of Object.entries(kinds)) all.push({ name, times: [], gateway: await createGateway({ config, deployment, instruments: instruments as never }) });
  const paths = ['/banking/', '/banking/cards', '/banking/registry.json', '/banking/health', script];
  const block = async ({ gateway }: any) => {
    const b = process.cpuUsage();
    for (let i = 0; i < 20; i++) for (const url of paths) await gateway.inject({ url, headers: { 'accept-encoding': 'br', host: 'localhost' } });
    const a = process.cpuUsage(b);
    return (a.user + a.system) / 100;
  };
  for (const g of all) for (let i = 0; i < 8; i++) await block(g);
  for (let t = 0; t < 40; t++) for (let i = 0; i < all.length; i++) { const g = all[(i + t) % all.length]; g.times.push(await block(g)); }
  for (const g of all) { const s = g.times.toSorted((a: number, b: number) => a - b); console.error(g.name, 'min', s[0].toFixed(1), 'p10', s[4].toFixed(1), 'p25', s[10].toFixed(1), 'p50', s[20].toFixed(1)); }
  process.exit(0);
});
