import { openRun } from '@bank/checkout/testing/openRun.js';
import { root } from '@bank/checkout/workspace/paths.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { Cluster } from './Cluster.ts';
import { playDrills } from './drills/playDrills.ts';
import { linesOf } from './linesOf.ts';

const run = openRun(root);
let isEnding = false;
const end = async (code: number) => {
  isEnding = true;
  await run.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0));
try {
  const cluster = await Cluster.start(run.folder, console.log);
  const [command, ...words] = process.argv.slice(2);
  if (command === 'drills') await end((await playDrills(cluster, words, console.log)) === 0 ? 0 : 1);
  for (const line of linesOf(cluster)) console.log(line);
  // The servers run until somebody ends them.
  setInterval(() => {}, 2 ** 30);
} catch (error) {
  // What is going on fails once its servers end.
  if (!isEnding) {
    console.error(error instanceof OperatorError ? error.message : error);
    await end(1);
  }
}
