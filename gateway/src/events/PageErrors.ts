import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ErrorEvent } from './event.ts';

const MAX_ERRORS = 200;
const ID_DIGITS = 10;

/** A page says these of its document. */
type Marks = 'isFirst' | 'isNew' | 'isFatal' | 'flags';

export interface PageError extends Omit<ErrorEvent, 'type' | Marks> {
  id: string;
  /** It occurred in as many documents. */
  pages: number;
  firstAt: string;
  lastAt: string;
}

/** The errors of pages by id, each with how often it happened. Those that were not seen for the longest time go first. */
export class PageErrors {
  readonly #known = new LRUCache<string, PageError>({ max: MAX_ERRORS });

  /** @param id of `errorId` @returns the error, unless it is known already */
  record(
    id: string,
    { type: _, isFirst: __, isFatal: ___, flags: ____, isNew = true, ...error }: ErrorEvent,
    at: number,
  ): PageError | undefined {
    const before = this.#known.get(id);
    const lastAt = new Date(at).toISOString();
    const count = (before?.count ?? 0) + error.count;
    const pages = (before?.pages ?? 0) + Number(isNew);
    const found = { ...error, id, count, pages, firstAt: before?.firstAt ?? lastAt, lastAt };
    this.#known.set(id, found);
    return before ? undefined : found;
  }

  /** The last seen first. */
  all(): PageError[] {
    return [...this.#known.values()];
  }

  mostFrequentOf(remote: string, version: string): PageError | undefined {
    const own = this.all().filter((error) => error.remote === remote && error.version === version);
    return own.toSorted((a, b) => b.count - a.count)[0];
  }
}

/** The same wherever the error happens: in any page, tab or gateway. */
export function errorId({ remote, version, kind, name, message, stack }: Omit<ErrorEvent, 'type' | Marks>): string {
  const parts = JSON.stringify([remote, version, kind, name, message, stack[0] ?? '']);
  return createHash('sha256').update(parts).digest('hex').slice(0, ID_DIGITS);
}
