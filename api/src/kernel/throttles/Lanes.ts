import { ProblemError } from '../bank/ProblemError.ts';

const RETRY_AFTER_S = 5;
const NEVER = new AbortController().signal;

interface Limits {
  /** So many of one key go on at once. */
  running: number;
  /** So many more of it wait. */
  waiting: number;
  maxWaitMs: number;
}

interface Lane {
  running: number;
  /** Each starts one that waits, in the order in which they came. */
  waiting: Set<() => void>;
}

/** Limits how many requests of one key go on at once. The others of this key wait; those of other keys do not. */
export class Lanes {
  readonly #limits: Limits;
  readonly #lanes = new Map<string, Lane>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * @returns gives the place back
   * @throws {ProblemError} too-many-attempts when too many wait, after `maxWaitMs`, or when the signal aborts
   */
  async enter(key: string, signal = NEVER): Promise<() => void> {
    const lane = this.#lanes.get(key) ?? { running: 0, waiting: new Set() };
    this.#lanes.set(key, lane);
    if (lane.running < this.#limits.running) lane.running += 1;
    else await this.#turn(lane, signal);
    let isOver = false;
    return () => {
      if (!isOver) this.#leave(key, lane);
      isOver = true;
    };
  }

  #turn({ waiting }: Lane, signal: AbortSignal): Promise<void> {
    if (signal.aborted || waiting.size >= this.#limits.waiting) throw tooMuch();
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        waiting.delete(start);
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      };
      const start = () => {
        stopWaiting();
        resolve();
      };
      const giveUp = () => {
        stopWaiting();
        reject(tooMuch());
      };
      const timer = setTimeout(giveUp, this.#limits.maxWaitMs);
      signal.addEventListener('abort', giveUp);
      waiting.add(start);
    });
  }

  /** The next one takes over the place. */
  #leave(key: string, lane: Lane): void {
    const [start] = lane.waiting;
    if (start) start();
    else lane.running -= 1;
    if (lane.running === 0) this.#lanes.delete(key);
  }
}

function tooMuch(): ProblemError {
  return new ProblemError('too-many-attempts', 'This is too much at once. Try again in a moment.', {
    retryAfter: RETRY_AFTER_S,
  });
}
