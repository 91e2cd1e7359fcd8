import { openRun } from '@bank/checkout/testing/openRun.js';
import { root } from '@bank/checkout/workspace/paths.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { Cluster } from './Cluster.ts';
import { linesOf } from './linesOf.ts';

const run = openRun(root);
const end = async (code: number) => {
  await run.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0));
try {
  const cluster = await Cluster.start(run.folder, console.log);
  for (const line of linesOf(cluster)) console.log(line);
  // The servers run until somebody ends them.
  setInterval(() => {}, 2 ** 30);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  await end(1);
}
