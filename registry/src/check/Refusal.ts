import { OperatorError } from '../OperatorError.ts';
import { plain } from '../plain.ts';

export interface Refusal {
  rule: string;
  where: string;
  found: string;
  remedy: string;
}

export type Finding = Omit<Refusal, 'where'>;

/** @throws {OperatorError} listing the refusals, if there are any */
export function refuse(problem: string, refusals: Refusal[]): void {
  if (refusals.length > 0) throw new OperatorError(`${problem}\n${describe(refusals)}`, { refusals });
}

export function describe(refusals: Refusal[]): string {
  return grouped(refusals)
    .map((refusal) => `  ${lineOf(refusal)}\n    ${plain(refusal.remedy)}`)
    .join('\n');
}

export function findingsOf(refusals: Refusal[]): string[] {
  return grouped(refusals).map(lineOf);
}

function lineOf({ rule, where, found }: Refusal): string {
  return plain(`${rule}: ${where}: ${found}`);
}

function grouped(refusals: Refusal[]): Refusal[] {
  const groups = new Map<string, { finding: Finding; places: Set<string> }>();
  for (const { where, ...finding } of refusals) {
    const id = JSON.stringify(finding);
    const places = groups.get(id)?.places ?? new Set();
    groups.set(id, { finding, places: places.add(where) });
  }
  return [...groups.values()].map(({ finding, places }) => ({ ...finding, where: [...places].join(', ') }));
}
