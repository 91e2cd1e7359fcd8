import { OperatorError } from '../OperatorError.ts';

/** Why a release may not go live. */
export interface Refusal {
  rule: string;
  /** What it is about: a release, a page, a file, a package. */
  where: string;
  found: string;
  remedy: string;
}

/** @throws {OperatorError} that says what cannot be done and lists the refusals, when there are any */
export function refuse(problem: string, refusals: Refusal[]): void {
  if (refusals.length > 0) throw new OperatorError(`${problem}\n${describe(refusals)}`, { refusals });
}

/** One entry for each finding, naming everything that it is about, and the remedy below it. */
export function describe(refusals: Refusal[]): string {
  return grouped(refusals)
    .map((refusal) => `  ${lineOf(refusal)}\n    ${refusal.remedy}`)
    .join('\n');
}

/** One line for each finding. */
export function findingsOf(refusals: Refusal[]): string[] {
  return grouped(refusals).map(lineOf);
}

function lineOf({ rule, where, found }: Refusal): string {
  return `${rule}: ${where}: ${found}`;
}

function grouped(refusals: Refusal[]): Refusal[] {
  const groups = new Map<string, Refusal>();
  for (const { where, ...finding } of refusals) {
    const id = JSON.stringify(finding);
    const known = groups.get(id);
    groups.set(id, { ...finding, where: known ? `${known.where}, ${where}` : where });
  }
  return [...groups.values()];
}
