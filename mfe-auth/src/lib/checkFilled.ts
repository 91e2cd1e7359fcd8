/** A check that rejects an empty or blank field with `message`. */
export function checkFilled(message: string): (typed: string) => true | string {
  return (typed) => typed.trim() !== '' || message;
}
