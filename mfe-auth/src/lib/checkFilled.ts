/** A check that rejects an empty or blank field with `message`. */
export function checkFilled(message: () => string): (typed: string) => true | string {
  return (typed) => typed.trim() !== '' || message();
}

/** A check that rejects an empty field with `message`. Blanks may be part of a password. */
export function checkTyped(message: () => string): (typed: string) => true | string {
  return (typed) => typed !== '' || message();
}
