/** The operator can fix this error, so it is printed as one line, without a stack trace. */
export class SetupError extends Error {
  override name = 'SetupError';
}
