import { expect } from '@playwright/test';

/** Only journeys about policies may expect violations. */
const VIOLATION = /Content Security Policy|Trusted(HTML|Script)|Integrity-Policy/i;
const OF_VIOLATIONS = /policy|trusted|integrity|csp/i;

/** What goes wrong in a journey, and what of it is meant to. */
export class Problems {
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(private readonly found: readonly string[]) {}

  /** Each must occur. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** These may occur. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  verify(): void {
    const excuses = [...this.#expected, ...this.#allowed];
    const isExcused = (problem: string) => excuses.some((pattern) => excuse(pattern, problem));
    expect(this.found.filter((problem) => !isExcused(problem))).toEqual([]);
    for (const pattern of this.#expected) expect(this.found.join('\n')).toMatch(pattern);
  }
}

function excuse(pattern: RegExp, problem: string): boolean {
  return pattern.test(problem) && (!VIOLATION.test(problem) || OF_VIOLATIONS.test(pattern.source));
}
