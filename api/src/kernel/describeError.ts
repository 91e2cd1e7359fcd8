const STACK_LINES = 6;

interface DatabaseError extends Error {
  code?: string;
  table?: string;
  constraint?: string;
}

/** Describes an error for the log without values of a statement or a row, such as a violation's detail: they may be secret. */
export function describeError(error: unknown) {
  const {
    name,
    message,
    code,
    table,
    constraint,
    stack = '',
  }: DatabaseError = error instanceof Error ? error : new Error(String(error));
  return { type: name, message, code, table, constraint, stack: stack.split('\n').slice(0, STACK_LINES).join('\n') };
}
