/** Money as JSON carries it. The database keeps every amount within what a JSON number carries exactly. */
export function moneyOf(minor: bigint, currency: string) {
  return { minor: Number(minor), currency };
}
