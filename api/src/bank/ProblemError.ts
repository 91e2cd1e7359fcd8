import { type FieldError, type Problem, type ProblemName, problems } from '../contract/problem.ts';

interface Particulars {
  errors?: FieldError[];
  retryAfter?: number;
}

export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(name: ProblemName, detail: string, particulars: Particulars = {}) {
    super(detail);
    const [status, title] = problems[name];
    this.problem = { type: `/problems/${name}`, title, status, detail, ...particulars };
  }
}

export function fieldProblem(path: string, message: string, name: ProblemName = 'invalid'): ProblemError {
  return new ProblemError(name, message, { errors: [{ path, message }] });
}
