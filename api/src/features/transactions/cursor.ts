import { fieldProblem } from '../../bank/ProblemError.ts';

/** The last row of a page, in the terms of its order. */
export interface Position {
  value: string;
  id: string;
}

export function writeCursor({ value, id }: Position): string {
  return Buffer.from(`${value} ${id}`).toString('base64url');
}

/**
 * @param isValue whether the order that is asked for now has such values
 * @throws {ProblemError} when it is no cursor of this order
 */
export function readCursor(cursor: string, isValue: (value: string) => boolean): Position {
  const [value = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (rest.length === 0 && /^[0-9a-f-]{36}$/.test(id) && isValue(value)) return { value, id };
  throw fieldProblem('/cursor', 'This list has changed. Begin again with its first page.');
}
