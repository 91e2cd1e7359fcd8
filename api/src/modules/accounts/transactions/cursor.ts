import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
  if (rest.length === 0 && ID.test(id) && isValue(value)) return { value, id };
  throw fieldProblem('/cursor', 'This list has changed. Start again from the first page.');
}
