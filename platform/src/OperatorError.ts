/** A mistake that the person at the terminal can mend: printed as one line, without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';

  /** @param data what a program that reads `--json` wants to know besides the message */
  constructor(
    message: string,
    readonly data: object = {},
  ) {
    super(message);
  }
}
