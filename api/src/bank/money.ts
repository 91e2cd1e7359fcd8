/** Safe as a JSON number: a database constraint bounds every balance. */
export function moneyOf(minor: bigint, currency: string) {
  return { minor: Number(minor), currency };
}
