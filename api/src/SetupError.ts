/** A mistake that the person who starts the API can mend: printed as one line, without a stack trace. */
export class SetupError extends Error {
  override name = 'SetupError';
}
