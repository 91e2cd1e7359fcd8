import { OperatorError } from '../OperatorError.ts';

/** Why a release may not go live. */
export interface Refusal {
  rule: string;
  found: string;
  remedy: string;
}

/** @throws {OperatorError} listing the refusals, when there are any */
export function refuse(app: string, refusals: Refusal[]): void {
  if (refusals.length > 0) throw new OperatorError(`${app} cannot be deployed.\n${describe(refusals)}`, { refusals });
}

export function describe(refusals: Refusal[]): string {
  return refusals.map(({ rule, found, remedy }) => `  ${rule}: ${found}\n    ${remedy}`).join('\n');
}
