import { readFileSync } from 'node:fs';

/** Of Linux, on every machine. */
const TICKS_PER_SECOND = 100;

/** In s, of this process and of those that have ended under it; `undefined` where only Linux's /proc could tell. */
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
