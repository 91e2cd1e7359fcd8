/** Something that is not as the signed registry says. */
export interface Difference {
  /** A header, a script, or the whole answer. */
  what: string;
  expected: string;
  found: string;
}
