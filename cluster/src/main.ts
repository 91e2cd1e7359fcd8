import { DEMO_PASSWORD, demo } from '@bank/api/src/seeds/people.ts';
import { openRun } from '@bank/checkout/testing/openRun.js';
import { root } from '@bank/checkout/workspace/paths.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { Cluster } from './Cluster.ts';
import { playDrills } from './drills/playDrills.ts';

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
  console.log(welcomeTo(cluster));
  // The servers run until somebody ends them.
  setInterval(() => {}, 2 ** 30);
} catch (error) {
  // What is going on fails once its servers end.
  if (!isEnding) {
    console.error(error instanceof OperatorError ? error.message : error);
    await end(1);
  }
}

function welcomeTo(cluster: Cluster): string {
  return `The bank is ready at ${cluster.address}
Sign in as ${demo.username} with the password ${DEMO_PASSWORD}
Its certificate is signed by ${cluster.authority}
Database: psql "${cluster.postgres.urlOf('bank')}"
Logs, and mail with codes: ${cluster.logFolder}
Keys: ${cluster.keyFolder}
Ctrl+C ends and removes all of it.`;
}
