/** The same order on every machine, whatever its locale. */
export function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
