const STACK_LINES = 6;

interface DatabaseError extends Error {
  code?: string;
  table?: string;
  constraint?: string;
}

/** For the log: without the values of a statement or a row, such as the detail of a violation, which may be secret. */
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
