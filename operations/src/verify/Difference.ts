export interface Difference {
  what: string;
  expected: string;
  found: string;
}
