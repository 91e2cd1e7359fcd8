import type { Static } from 'typebox';
import { type FieldError, type OwnProblem, type Problem, type ProblemName, problems } from '../contract/problem.ts';
import type { money } from '../contract/values.ts';

interface Particulars {
  errors?: FieldError[];
  retryAfter?: number;
  stepUp?: string;
  limit?: Static<typeof money>;
}

export class ProblemError extends Error {
  readonly problem: Problem;
  readonly challenge: string | undefined;
  /** Whether it was refused before, under the same idempotency key. */
  isReplayed = false;

  /** @param kind one that every module may answer with, or one of the module’s own */
  constructor(kind: ProblemName | OwnProblem, detail: string, particulars: Particulars = {}) {
    super(detail);
    const { name, status, title, challenge } = typeof kind === 'string' ? knownProblem(kind) : kind;
    const type = `/problems/${name}` as Problem['type'];
    this.problem = { type, title, status, detail, ...particulars };
    this.challenge = challenge;
  }

  /** Restores the error of a problem that was answered with before. */
  static of({ type, title, status, detail, ...particulars }: Problem): ProblemError {
    const kind = { name: type.replace('/problems/', ''), title, status };
    return Object.assign(new ProblemError(kind, detail, particulars), { isReplayed: true });
  }
}

export function fieldProblem(
  path: string,
  message: string,
  kind: ProblemName | OwnProblem = 'invalid',
  particulars: Particulars = {},
): ProblemError {
  return new ProblemError(kind, message, { errors: [{ path, message }], ...particulars });
}

function knownProblem(name: ProblemName): OwnProblem {
  const [status, title] = problems[name];
  return { name, status, title };
}
