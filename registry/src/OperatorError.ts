/** An error that the operator can fix: printed as one line without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';

  /** @param data added to the output with `--json` */
  constructor(
    message: string,
    readonly data: object = {},
  ) {
    super(message);
  }
}
