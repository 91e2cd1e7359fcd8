import { fieldProblem } from '../../bank/ProblemError.ts';

/** The last row of a page: its value in the sort column, and its id. */
export interface Position {
  value: string;
  id: string;
}

export function writeCursor({ value, id }: Position): string {
  return Buffer.from(`${value} ${id}`).toString('base64url');
}

export function readCursor(cursor: string, isValue: (value: string) => boolean): Position {
  const [value = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (rest.length === 0 && /^[0-9a-f-]{36}$/.test(id) && isValue(value)) return { value, id };
  throw fieldProblem('/cursor', 'This list has changed. Begin again with its first page.');
}
