import { readFileSync } from 'node:fs';

/** Linux counts in this unit on every machine. */
const TICKS_PER_SECOND = 100;

/** @returns the seconds that this process and its ended children used, or `undefined` where there is no /proc */
export function processorTime(): number | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // See proc_pid_stat(5). The name before the third field may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
    return (utime + stime + cutime + cstime) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
