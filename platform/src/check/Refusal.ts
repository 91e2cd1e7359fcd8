import { OperatorError } from '../OperatorError.ts';

/** Why a release may not go live. */
export interface Refusal {
  rule: string;
  /** What it is about: a release, a page, a file, a package. */
  where: string;
  found: string;
  remedy: string;
}

/** @throws {OperatorError} listing the refusals, when there are any */
export function refuse(app: string, refusals: Refusal[]): void {
  if (refusals.length > 0) throw new OperatorError(`${app} cannot be deployed.\n${describe(refusals)}`, { refusals });
}

/** One entry for each finding, naming everything that it is about. */
export function describe(refusals: Refusal[]): string {
  const groups = new Map<string, Refusal>();
  for (const { where, ...finding } of refusals) {
    const id = JSON.stringify(finding);
    const known = groups.get(id);
    groups.set(id, { ...finding, where: known ? `${known.where}, ${where}` : where });
  }
  return [...groups.values()]
    .map(({ rule, where, found, remedy }) => `  ${rule}: ${where}: ${found}\n    ${remedy}`)
    .join('\n');
}
