import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Task, TaskResult } from './runTask.ts';

/** A process keeps what Jest leaves behind: it is replaced after so many tasks. */
const MAX_TASKS = 60;
/** A mutant may loop for ever. */
const TASK_TIMEOUT_MS = 60_000;

/** A process that runs one task after the other, and survives tasks that end it. */
export class WorkerProcess {
  #child: ChildProcess | undefined;
  #tasks = 0;

  /** @returns `undefined` when the task took too long, or ended the process */
  run(task: Task): Promise<TaskResult | undefined> {
    if (this.#tasks++ % MAX_TASKS === 0) this.stop();
    this.#child ??= fork(path.join(import.meta.dirname, 'runTask.ts'), {
      execArgv: process.execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const child = this.#child;
    return new Promise((resolve) => {
      const end = (result?: TaskResult) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (!result) this.stop();
        resolve(result);
      };
      const timer = setTimeout(end, TASK_TIMEOUT_MS);
      child.once('message', (result) => end(result as TaskResult)).once('exit', () => end());
      child.send(task);
    });
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
