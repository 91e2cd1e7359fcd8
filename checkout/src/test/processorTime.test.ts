import { spawnSync } from 'node:child_process';
import { processorTime } from './processorTime.ts';

const WORK = 'while (process.cpuUsage().user < 500_000);';

test('counts what processes took that have ended, those under them too', () => {
  const before = processorTime() ?? 0;

  spawnSync('sh', ['-c', `"${process.execPath}" --eval '${WORK}'; true`]);

  expect((processorTime() ?? 0) - before).toBeGreaterThanOrEqual(0.5);
});
