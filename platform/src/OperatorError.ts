/** A mistake that the person at the terminal can mend: printed as one line, without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
